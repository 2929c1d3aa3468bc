import { useState } from 'react'
import { useClient } from 'urql'
import type { PropertyFilter } from '../gql/schema.ts'
import { useWords } from '../i18n/language.tsx'
import { Button } from '../kit/button.tsx'
import { Field } from '../kit/field.tsx'
import { useErrorWords } from '../kit/states.tsx'
import { filterOf } from './conditions.ts'
import { ReadSentenceDocument } from './search.graphql.ts'
import { SEARCH_WORDS } from './words.ts'

const UNKEPT = [
  'bathrooms',
  'elevator',
  'furnished',
  'maintenanceFee',
  'parkingSpaces',
  'pets',
  'rooms',
] as const

/** A sentence becomes conditions that one sees and can change; what it says beyond them is said. */
export const Sentence = ({ onRead }: { onRead: (filter: PropertyFilter, text: string) => void }) => {
  const say = useWords(SEARCH_WORDS)
  const errorWords = useErrorWords()
  const client = useClient()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [help, setHelp] = useState<string | null>(null)
  const [isReading, setReading] = useState(false)

  const read = async () => {
    if (text.trim() === '') return
    setReading(true)
    const { data, error } = await client.query(ReadSentenceDocument, { text: text.trim() }).toPromise()
    setReading(false)
    setProblem(error === undefined ? null : errorWords(error))
    if (data === undefined) return
    const {
      unrecognized,
      bathrooms,
      elevator,
      furnished,
      maintenanceFee,
      parkingSpaces,
      pets,
      rooms,
      ...kept
    } = data.interpretPropertyQuery
    const left = { bathrooms, elevator, furnished, maintenanceFee, parkingSpaces, pets, rooms }
    const unkept = UNKEPT.filter((key) => left[key] !== null && left[key] !== undefined)
    setHelp(
      [
        unrecognized.length > 0 ? say('unread', { parts: unrecognized.join(', ') }) : '',
        unkept.length > 0 ? say('unkept', { parts: unkept.map((key) => say(key)).join(', ') }) : '',
      ]
        .filter(Boolean)
        .join(' ') || null,
    )
    onRead(filterOf(kept), text.trim())
  }

  return (
    <form
      className="sentence"
      onSubmit={(event) => {
        event.preventDefault()
        void read()
      }}
    >
      <Field label={say('sentence')} help={help} error={problem}>
        {(ties) => (
          <div className="sentence-line">
            <input
              {...ties}
              className="input"
              value={text}
              placeholder={say('sentencePlaceholder')}
              maxLength={1000}
              onChange={(event) => setText(event.target.value)}
            />
            <Button type="submit" look="primary" isBusy={isReading}>
              {say('read')}
            </Button>
          </div>
        )}
      </Field>
    </form>
  )
}
