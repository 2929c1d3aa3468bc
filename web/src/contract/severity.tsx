import type { RiskLevel } from '../gql/schema.ts'
import { useWords } from '../i18n/language.tsx'
import { CONTRACT_WORDS } from './words.ts'

/** By word and shape: colour only repeats it. */
export const Severity = ({ level }: { level: RiskLevel }) => {
  const say = useWords(CONTRACT_WORDS)
  return <span className={`severity severity-${level.toLowerCase()}`}>{say(`severity.${level}`)}</span>
}
