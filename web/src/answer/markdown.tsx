import { Marked } from 'marked'
import type { Token, Tokens } from 'marked'
import { memo } from 'react'
import type { ReactNode } from 'react'
import { Mark } from './citations.tsx'

/** Blocks of a text. A tilde stands between two figures here, and strikes nothing out. */
const parser = new Marked({ gfm: true, breaks: true, tokenizer: { del: () => undefined } })

/** Where a link may lead: nowhere that runs something. */
export const safeHref = (href: string): string | null => {
  try {
    const { protocol } = new URL(href, 'https://nowhere.invalid')
    return /^(?:https?:|mailto:|tel:)$/.test(protocol) ? href : null
  } catch {
    // What is no address is no link.
    return null
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
}
const plain = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_whole, name: string) => ENTITIES[name] ?? '')

/** What is to be filled in by hand is one line, however narrow its place. */
const Blanked = ({ text }: { text: string }) =>
  text.split(/(＿{2,})/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key
      <span key={at} className="blank">
        {part}
      </span>
    ),
  )

/** Text with its [n]s, each of them a way to what it stands for. */
const Cited = ({ text }: { text: string }) => {
  const parts = plain(text).split(/\[(\d{1,3})\]/)
  return parts.map((part, at) =>
    // Every second part is a number. They never change places.
    // oxlint-disable-next-line react/no-array-index-key
    at % 2 === 0 ? <Blanked key={at} text={part} /> : <Mark key={at} number={Number(part)} />,
  )
}

const inline = (tokens: readonly Token[] | undefined): ReactNode =>
  // oxlint-disable-next-line react/no-array-index-key
  (tokens ?? []).map((token, at) => <Inline key={at} token={token} />)

const Inline = ({ token }: { token: Token }): ReactNode => {
  switch (token.type) {
    case 'strong':
      return <strong>{inline(token.tokens)}</strong>
    case 'em':
      return <em>{inline(token.tokens)}</em>
    case 'codespan':
      return <code>{plain(String(token['text']))}</code>
    case 'br':
      return <br />
    case 'link': {
      const href = safeHref(String(token['href']))
      if (href === null) return inline(token.tokens)
      return (
        <a href={href} target="_blank" rel="noopener noreferrer nofollow">
          {inline(token.tokens)}
        </a>
      )
    }
    case 'text':
      return token.tokens === undefined ? <Cited text={String(token['text'])} /> : inline(token.tokens)
    case 'escape':
      return <Cited text={String(token['text'])} />
    // Markup and pictures of a text are shown as they are written: nothing of it runs, nothing is fetched.
    default:
      return <Cited text={token.raw} />
  }
}

const Listed = ({ list }: { list: Tokens.List }) => {
  const items = list.items.map((item, at) => (
    // oxlint-disable-next-line react/no-array-index-key
    <li key={at}>
      {item.task && <input type="checkbox" checked={item.checked ?? false} readOnly aria-label={item.text} />}
      {item.tokens.map((token, place) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Block key={place} token={token} />
      ))}
    </li>
  ))
  return list.ordered ? <ol start={Number(list.start) || 1}>{items}</ol> : <ul>{items}</ul>
}

/** Labels beside what belongs to them: a table of a contract has no heads, and its last cells reach to the edge. */
const FormBlock = ({ table }: { table: Tokens.Table }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className="table form-table" tabIndex={0}>
    <table role="presentation">
      <tbody>
        {table.rows.map((row, line) => {
          const filled = row.findLastIndex(({ text }) => text !== '')
          return (
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={line}>
              {row.slice(0, filled + 1).map((cell, at) => (
                // oxlint-disable-next-line react/no-array-index-key
                <td key={at} colSpan={at === filled ? row.length - filled : undefined}>
                  {inline(cell.tokens)}
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  </div>
)

const TableBlock = ({ table }: { table: Tokens.Table }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className="table" tabIndex={0}>
    <table>
      <thead>
        <tr>
          {table.header.map((cell, at) => (
            // oxlint-disable-next-line react/no-array-index-key
            <th key={at} scope="col" className={cell.align === 'right' ? 'number' : undefined}>
              {inline(cell.tokens)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, line) => (
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={line}>
            {row.map((cell, at) => (
              // oxlint-disable-next-line react/no-array-index-key
              <td key={at} className={cell.align === 'right' ? 'number' : undefined}>
                {inline(cell.tokens)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

const HEADINGS = ['h3', 'h3', 'h3', 'h4', 'h4', 'h4'] as const
const isList = (token: Token): token is Tokens.List => token.type === 'list'
const isTable = (token: Token): token is Tokens.Table => token.type === 'table'

/** While a text is written only its last block changes: the others stay as they are drawn. */
const Block = memo(
  ({ token }: { token: Token }): ReactNode => {
    if (isList(token)) return <Listed list={token} />
    if (isTable(token))
      return token.header.every(({ text }) => text === '') ? (
        <FormBlock table={token} />
      ) : (
        <TableBlock table={token} />
      )
    switch (token.type) {
      case 'space':
      case 'def':
        return null
      case 'heading': {
        const Heading = HEADINGS[Number(token['depth']) - 1] ?? 'h4'
        return <Heading>{inline(token.tokens)}</Heading>
      }
      case 'paragraph':
        return <p>{inline(token.tokens)}</p>
      case 'text':
        return token.tokens === undefined ? <Cited text={token.raw} /> : inline(token.tokens)
      case 'blockquote':
        return (
          <blockquote>
            {(token.tokens ?? []).map((it, at) => (
              // oxlint-disable-next-line react/no-array-index-key
              <Block key={at} token={it} />
            ))}
          </blockquote>
        )
      case 'code':
        return (
          <pre>
            <code>{String(token['text'])}</code>
          </pre>
        )
      case 'hr':
        return <hr />
      default:
        return <p>{token.raw}</p>
    }
  },
  (before, after) => before.token.raw === after.token.raw && before.token.type === after.token.type,
)

/** Markdown as elements. There is no way from it to markup of the page. */
export const Markdown = ({ text }: { text: string }) => (
  <div className="markdown">
    {parser.lexer(text).map((token, at) => (
      // oxlint-disable-next-line react/no-array-index-key
      <Block key={at} token={token} />
    ))}
  </div>
)
