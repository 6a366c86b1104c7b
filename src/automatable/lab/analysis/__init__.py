"""Analysis: results of runs, comparisons, sensitivity, tuning, par."""
