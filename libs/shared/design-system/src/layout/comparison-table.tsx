import { spokenAs } from '@ott/i18n'
import type { ReactNode } from 'react'
import * as styles from './comparison-table.css.ts'
import { CheckIcon } from '../icons/icons.tsx'

/** `yes` and `no` have texts for screen readers; other values are shown as they are. */
type ComparisonValue = { yes: boolean; label: string } | string

export interface ComparisonColumn {
  id: string
  title: string
  badge?: ReactNode
  price: string
  period?: string
  note?: string
  /** The recommended column, which is the first card on phones. */
  best?: boolean
  values: ComparisonValue[]
  action: ReactNode
}

interface ComparisonTableProps {
  caption: string
  /** The names of the rows, in the order of each column's values. */
  rows: string[]
  columns: ComparisonColumn[]
}

/**
 * Compares offers, such as plans: a table from 900 px, cards below, only one of them visible. Options with a one-line
 * explanation are a `RadioGroup`.
 */
export function ComparisonTable(props: ComparisonTableProps) {
  return (
    <>
      <Table {...props} />
      <div className={styles.cards}>
        {bestFirst(props.columns).map((column) => <ColumnCard key={column.id} column={column} rows={props.rows} />)}
      </div>
    </>
  )
}

const bestFirst = (columns: ComparisonColumn[]) => columns.toSorted((one, other) => Number(other.best ?? 0) - Number(one.best ?? 0))

function Table({ caption, rows, columns }: ComparisonTableProps) {
  return (
    <table className={styles.table} aria-label={caption}>
      <thead>
        <tr>
          <Corner look={styles.head} />
          {columns.map((column) => (
            <th key={column.id} scope="col" abbr={column.title} className={inColumn(styles.head, column)}><ColumnHead column={column} /></th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((name, row) => (
          <tr key={name}>
            <th scope="row" className={styles.rowName}>{name}</th>
            {columns.map((column) => (
              <td key={column.id} className={inColumn(styles.cell, column)}><Value value={column.values[row] ?? ''} /></td>
            ))}
          </tr>
        ))}
      </tbody>
      {/* Without an action the cell only closes the recommended column. */}
      <tfoot aria-hidden={columns.every(({ action }) => !action)}>
        <tr>
          <Corner look={styles.foot} />
          {columns.map((column) => <td key={column.id} className={inColumn(styles.foot, column)}>{column.action}</td>)}
        </tr>
      </tfoot>
    </table>
  )
}

// oxlint-disable-next-line jsx-a11y/control-has-associated-label -- not a control: the empty corner before the row and column headers
const Corner = ({ look }: { look: string }) => <td className={look} />

const inColumn = (cell: string, { best }: ComparisonColumn) => (best ? `${cell} ${styles.best}` : cell)

function ColumnCard({ column, rows }: { column: ComparisonColumn; rows: string[] }) {
  return (
    <section className={styles.card} data-best={column.best ? '' : undefined} aria-label={column.title}>
      <div><ColumnHead column={column} /></div>
      <dl className={styles.rows}>
        {rows.map((name, row) => (
          <div key={name} className={styles.row}>
            <dt className={styles.term}>{name}</dt>
            <dd className={styles.value}><Value value={column.values[row] ?? ''} /></dd>
          </div>
        ))}
      </dl>
      {column.action}
    </section>
  )
}

function ColumnHead({ column: { title, badge, price, period, note } }: { column: ComparisonColumn }) {
  return (
    <>
      <div className={styles.title}><span className={styles.heading}>{title}</span>{badge}</div>
      <div className={styles.price}>{price}{period ? <span className={styles.period}> {period}</span> : null}</div>
      {note ? <div className={styles.note}>{note}</div> : null}
    </>
  )
}

function Value({ value }: { value: ComparisonValue }) {
  if (typeof value === 'string') return <span lang={spokenAs(value)}>{value}</span>
  if (!value.yes) return <span className={styles.no}>{value.label}</span>
  return <span className={styles.yes}><span className={styles.yesSign}><CheckIcon /></span>{value.label}</span>
}
