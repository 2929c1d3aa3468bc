import { useState } from 'react'
import { useMutation } from 'urql'
import { forgetSignIn } from '../api/identity.ts'
import { useWords } from '../i18n/language.tsx'
import { Button } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { Field } from '../kit/field.tsx'
import { Icon } from '../kit/icon.tsx'
import { useErrorWords } from '../kit/states.tsx'
import { useToast } from '../kit/toast.tsx'
import { DeleteAccountDocument, ExportMyDataDocument } from './account.graphql.ts'
import type { AccountFactsFragment } from './account.graphql.ts'
import { ACCOUNT_WORDS } from './words.ts'

const download = (name: string, content: string) => {
  const url = URL.createObjectURL(new Blob([content], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** Asks for the password again, or where there is none that it is meant. */
const DeleteDialog = ({ user, onClose }: { user: AccountFactsFragment; onClose: () => void }) => {
  const say = useWords(ACCOUNT_WORDS)
  const tell = useToast()
  const errorWords = useErrorWords()
  const [password, setPassword] = useState('')
  const [isMeant, setMeant] = useState(false)
  const [{ fetching, error }, remove] = useMutation(DeleteAccountDocument)

  const submit = async () => {
    const outcome = await remove(
      user.hasPassword ? { password, confirm: null } : { password: null, confirm: isMeant },
    )
    if (outcome.error !== undefined) return
    tell(say('bye'))
    forgetSignIn('nobody')
  }

  return (
    <Dialog title={say('deleteTitle')} onClose={onClose}>
      <p>{say('deleteText')}</p>
      <form
        className="account-form"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        {user.hasPassword ? (
          <Field label={say('passwordCurrent')} error={error ? errorWords(error) : null} isRequired>
            {(ties) => (
              <input
                {...ties}
                type="password"
                className="input"
                autoComplete="current-password"
                value={password}
                onChange={({ target }) => setPassword(target.value)}
              />
            )}
          </Field>
        ) : (
          <>
            <label className="check">
              <input type="checkbox" checked={isMeant} onChange={({ target }) => setMeant(target.checked)} />
              {say('deleteConfirm')}
            </label>
            {error !== undefined && <p role="alert">{errorWords(error)}</p>}
          </>
        )}
        <div className="account-actions">
          <Button onClick={onClose}>{say('cancel')}</Button>
          <Button
            type="submit"
            look="danger"
            isBusy={fetching}
            disabled={user.hasPassword ? password === '' : !isMeant}
          >
            {say('deleteNow')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

export const DataSection = ({ user }: { user: AccountFactsFragment }) => {
  const say = useWords(ACCOUNT_WORDS)
  const tell = useToast()
  const errorWords = useErrorWords()
  const [isDeleting, setDeleting] = useState(false)
  const [{ fetching }, exportData] = useMutation(ExportMyDataDocument)
  return (
    <Card>
      <h2>{say('data')}</h2>
      <p className="fine">{say('exportText')}</p>
      <div className="account-actions">
        <Button
          isBusy={fetching}
          onClick={async () => {
            const { data, error } = await exportData({})
            if (error !== undefined) tell(errorWords(error))
            else if (data) download('holmesnyangz.json', JSON.stringify(data.exportMyData, null, 2))
          }}
        >
          <Icon name="download" />
          {say('export')}
        </Button>
        <Button look="danger" onClick={() => setDeleting(true)}>
          <Icon name="trash" />
          {say('delete')}
        </Button>
      </div>
      {isDeleting && <DeleteDialog user={user} onClose={() => setDeleting(false)} />}
    </Card>
  )
}
