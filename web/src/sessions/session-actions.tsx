import { useState } from 'react'
import { useLocation } from 'wouter'
import { useMutation } from 'urql'
import { useWords } from '../i18n/language.tsx'
import { Button } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { Field, FieldError } from '../kit/field.tsx'
import { Icon } from '../kit/icon.tsx'
import { useErrorWords } from '../kit/states.tsx'
import { useToast } from '../kit/toast.tsx'
import { sessionPath } from '../layout/paths.ts'
import {
  ArchiveSessionDocument,
  DeleteSessionDocument,
  RenameSessionDocument,
  RestoreSessionDocument,
} from './sessions.graphql.ts'
import type { SessionRowFragment } from './sessions.graphql.ts'
import { SESSION_WORDS } from './words.ts'

/** Rename, archive and delete, in a dialog that one button opens. */
export const SessionActions = ({
  session,
  onChanged,
}: {
  session: SessionRowFragment
  onChanged: () => void
}) => {
  const { id, title, archivedAt } = session
  const say = useWords(SESSION_WORDS)
  const words = useErrorWords()
  const tell = useToast()
  const [location, go] = useLocation()
  const [shown, setShown] = useState<'actions' | 'delete' | null>(null)
  const [name, setName] = useState(title)
  const [wrong, setWrong] = useState<string | null>(null)
  const [{ fetching: isRenaming }, rename] = useMutation(RenameSessionDocument)
  const [{ fetching: isArchiving }, archive] = useMutation(ArchiveSessionDocument)
  const [, restore] = useMutation(RestoreSessionDocument)
  const [{ fetching: isDeleting }, remove] = useMutation(DeleteSessionDocument)

  const saveName = async () => {
    const { data, error } = await rename({ sessionId: id, title: name.trim() })
    if (error) return setWrong(words(error))
    if (data && data.renameSession.__typename !== 'ChatSession') return setWrong(data.renameSession.said)
    setShown(null)
    onChanged()
  }
  const putAway = async () => {
    const { error } = await archive({ sessionId: id })
    if (error) return setWrong(words(error))
    setShown(null)
    onChanged()
    const undo = () => void restore({ sessionId: id }).then(onChanged)
    tell(say('archivedToast'), { title: say('undo'), onAct: undo })
  }
  const takeOut = async () => {
    const { error } = await restore({ sessionId: id })
    if (error) return setWrong(words(error))
    setShown(null)
    onChanged()
  }
  const deleteIt = async () => {
    const { error } = await remove({ sessionId: id })
    if (error) return setWrong(words(error))
    setShown(null)
    onChanged()
    tell(say('removedToast'))
    if (location === sessionPath(id)) go('/')
  }

  return (
    <>
      <button
        type="button"
        className="icon-button session-more"
        aria-label={say('actions', { title })}
        onClick={() => {
          setName(title)
          setWrong(null)
          setShown('actions')
        }}
      >
        <Icon name="edit" size={16} />
      </button>
      {shown === 'actions' && (
        <Dialog title={say('rename')} onClose={() => setShown(null)}>
          <form
            className="session-form"
            onSubmit={(event) => {
              event.preventDefault()
              void saveName()
            }}
          >
            <Field label={say('name')} error={wrong}>
              {(ties) => (
                <input
                  {...ties}
                  className="input"
                  maxLength={200}
                  value={name}
                  onChange={({ target }) => setName(target.value)}
                />
              )}
            </Field>
            <div className="session-buttons">
              <Button look="danger" onClick={() => setShown('delete')}>
                <Icon name="trash" size={16} />
                {say('remove')}
              </Button>
              {archivedAt === null ? (
                <Button isBusy={isArchiving} onClick={() => void putAway()}>
                  <Icon name="archive" size={16} />
                  {say('archive')}
                </Button>
              ) : (
                <Button onClick={() => void takeOut()}>{say('restore')}</Button>
              )}
              <Button type="submit" look="primary" isBusy={isRenaming}>
                {say('save')}
              </Button>
            </div>
          </form>
        </Dialog>
      )}
      {shown === 'delete' && (
        <Dialog
          title={say('removeTitle')}
          onClose={() => setShown(null)}
          actions={
            <>
              <Button onClick={() => setShown(null)}>{say('cancel')}</Button>
              <Button look="danger" isBusy={isDeleting} onClick={() => void deleteIt()}>
                {say('remove')}
              </Button>
            </>
          }
        >
          <p>{say('removeText', { title })}</p>
          {wrong !== null && <FieldError>{wrong}</FieldError>}
        </Dialog>
      )}
    </>
  )
}
