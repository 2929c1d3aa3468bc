import type { ReactNode } from 'react'

export interface Column<Row> {
  key: string
  title: string
  /** Figures stand under each other. */
  isNumber?: boolean
  cell: (row: Row) => ReactNode
}
export interface TableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

/** Scrolls sideways within itself where a screen is narrow; the first column names its row. */
export const Table = <Row,>({ caption, columns, rows, rowKey }: TableProps<Row>) => (
  // A region that scrolls can be reached by the keyboard.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <section className="table" tabIndex={0} aria-label={caption}>
    <table>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ key, title, isNumber = false }) => (
            <th key={key} scope="col" className={isNumber ? 'number' : undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map(({ key, isNumber = false, cell }, at) =>
              at === 0 ? (
                <th key={key} scope="row">
                  {cell(row)}
                </th>
              ) : (
                <td key={key} className={isNumber ? 'number' : undefined}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
