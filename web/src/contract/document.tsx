import { Link } from 'wouter'
import { useClient } from 'urql'
import { Markdown } from '../answer/markdown.tsx'
import { formatDay, formatTime } from '../format/quantity.ts'
import { useLanguage, useWords } from '../i18n/language.tsx'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { useErrorWords } from '../kit/states.tsx'
import { useToast } from '../kit/toast.tsx'
import { documentPath } from '../layout/paths.ts'
import { DocumentLinkDocument } from './contract.graphql.ts'
import type { DocumentWholeFragment } from './contract.graphql.ts'
import { ReviewSection } from './review.tsx'
import { CONTRACT_WORDS } from './words.ts'

const Tools = ({ id }: { id: string }) => {
  const say = useWords(CONTRACT_WORDS)
  const client = useClient()
  const tell = useToast()
  const errorWords = useErrorWords()
  const download = async () => {
    const { data, error } = await client
      .query(DocumentLinkDocument, { id }, { requestPolicy: 'network-only' })
      .toPromise()
    if (error !== undefined) tell(errorWords(error))
    else if (data?.node?.__typename === 'GeneratedDocument') location.assign(data.node.docxUrl)
  }
  return (
    <div className="contract-tools no-print">
      <Button onClick={() => void download()}>
        <Icon name="download" />
        {say('download')}
      </Button>
      <Button onClick={() => print()}>
        <Icon name="print" />
        {say('print')}
      </Button>
    </div>
  )
}

/** A version of a contract with what was found in it, and the way to its other versions. */
export const ContractDocument = ({ document }: { document: DocumentWholeFragment }) => {
  const say = useWords(CONTRACT_WORDS)
  const { language } = useLanguage()
  const { acceptedAt, versions } = document
  return (
    <div className="contract">
      <header>
        <p className="fine">
          {say('version', { version: document.version })} ·{' '}
          {acceptedAt === null ? say('draft') : say('accepted', { day: formatDay(acceptedAt, language) })}
        </p>
        <Tools id={document.id} />
      </header>
      <ReviewSection review={document.review} />
      <section className="contract-text" aria-label={say('text')}>
        <Markdown text={document.markdown} />
      </section>
      {versions.length > 1 && (
        <nav className="no-print" aria-label={say('versions')}>
          <h2>{say('versions')}</h2>
          <ul className="contract-versions">
            {versions.map(({ id, version, createdAt, acceptedAt: taken }) => (
              <li key={id}>
                <Link href={documentPath(id)} aria-current={id === document.id ? 'page' : undefined}>
                  {say(id === document.id ? 'current' : 'version', { version })}
                </Link>{' '}
                <span className="fine">
                  {formatTime(createdAt, language)}
                  {taken !== null && ` · ${say('accepted', { day: formatDay(taken, language) })}`}
                </span>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
