import { useState } from 'react'
import { useLoaded } from '../api/loaded.ts'
import { useWords } from '../i18n/language.tsx'
import { Field } from '../kit/field.tsx'
import { FindRegionsDocument } from './search.graphql.ts'
import { SEARCH_WORDS } from './words.ts'
import './search.css'

/** Finds a region by its name; what is found are buttons below the field. */
export const RegionPicker = ({ label, onPick }: { label: string; onPick: (code: string) => void }) => {
  const say = useWords(SEARCH_WORDS)
  const [search, setSearch] = useState('')
  const isAsking = search.trim().length >= 2
  const { data } = useLoaded(FindRegionsDocument, { search: search.trim() }, { pause: !isAsking })
  const found = isAsking ? (data?.regions.edges ?? []) : []
  return (
    <div className="region-picker">
      <Field label={label}>
        {(ties) => (
          <input
            {...ties}
            className="input"
            type="search"
            autoComplete="off"
            placeholder={say('regionFind')}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        )}
      </Field>
      {found.length > 0 && (
        <ul>
          {found.map(({ node }) => (
            <li key={node.id}>
              <button
                type="button"
                onClick={() => {
                  setSearch('')
                  onPick(node.code)
                }}
              >
                {node.fullName}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
