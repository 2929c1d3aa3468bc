import type { ReactNode } from 'react'
import { useWords } from '../i18n/language.tsx'
import { COMPARE_WORDS } from './words.ts'

export interface Compared<Fact extends string> {
  key: string
  head: ReactNode
  facts: Readonly<Record<Fact, string | null>>
}

/** Facts under each other, things beside each other; a fact that nothing has is left out. */
export const SideBySide = <Fact extends string>({
  caption,
  facts,
  things,
}: {
  caption: string
  facts: readonly (readonly [Fact, string])[]
  things: readonly Compared<Fact>[]
}) => {
  const say = useWords(COMPARE_WORDS)
  return (
    // A region that scrolls can be reached by the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="table compare-table" tabIndex={0} role="region" aria-label={caption}>
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{say('fact')}</span>
            </th>
            {things.map(({ key, head }) => (
              <th key={key} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts
            .filter(([fact]) => things.some((thing) => thing.facts[fact] !== null))
            .map(([fact, called]) => (
              <tr key={fact}>
                <th scope="row">{called}</th>
                {things.map(({ key, facts: known }) => (
                  <td key={key}>{known[fact] ?? '–'}</td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  )
}
