"""Results as tables: rows for JSON, Polars and pandas tables, HTML in a notebook."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from automatable.lab.runs.errors import with_sentence
from automatable.lab.runs.sources import require

if TYPE_CHECKING:
    import polars

TableRow = dict[str, Any]
"""A row of a table: plain values by the names of their columns."""


class Tabular:
    """Something that has the form of a table."""

    def rows(self) -> list[TableRow]:
        """The table as plain rows."""
        raise NotImplementedError

    def html(self) -> str:
        """The table, and a chart of it, for a notebook."""
        raise NotImplementedError

    def table(self) -> polars.DataFrame:
        """The table as a Polars table."""
        return frame_of_rows(self.rows())

    @with_sentence()
    def to_pandas(self) -> Any:
        """The table as a pandas table."""
        return pandas_of(self.rows())

    def _repr_html_(self) -> str:
        return self.html()

    def __str__(self) -> str:
        """The table of the notebook as plain text, for ``print``."""
        from automatable.lab.report.notebook import as_text

        return as_text(self.html())


@with_sentence()
def frame_of_rows(rows: Sequence[TableRow]) -> polars.DataFrame:
    """Rows as a Polars table."""
    require("polars")
    import polars as pl

    return pl.DataFrame(rows, infer_schema_length=None)


def pandas_of(rows: Sequence[TableRow]) -> Any:
    """Rows as a pandas table; nothing but pandas is needed for it."""
    require("pandas")
    import pandas

    return pandas.DataFrame(list(rows))
