"""The pages outside a match: menu, game choice, setup, saves, replays, statistics, rules, settings and credits."""
