import { formatDay } from '../format/quantity.ts'
import { useLanguage, useWords } from '../i18n/language.tsx'
import { Button } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { useToast } from '../kit/toast.tsx'
import { RECEIVER_WORDS } from './words.ts'

export interface Secret {
  secret: string
  /** Until when the one before it signs as well; null: there was none. */
  formerUntil: string | null
}

/** Nothing keeps it: what is closed is not shown again. */
export const SecretDialog = ({ secret, formerUntil, onClose }: Secret & { onClose: () => void }) => {
  const say = useWords(RECEIVER_WORDS)
  const { language } = useLanguage()
  const tell = useToast()
  return (
    <Dialog
      title={say('secret')}
      onClose={onClose}
      actions={
        <>
          <Button
            onClick={() => void navigator.clipboard.writeText(secret).then(() => tell(say('secretCopied')))}
          >
            {say('secretCopy')}
          </Button>
          <Button look="primary" onClick={onClose}>
            {say('secretClose')}
          </Button>
        </>
      }
    >
      <p>{say('secretText')}</p>
      <code className="webhook-secret">{secret}</code>
      {formerUntil !== null && (
        <p className="fine">{say('secretFormer', { day: formatDay(formerUntil, language) })}</p>
      )}
    </Dialog>
  )
}
