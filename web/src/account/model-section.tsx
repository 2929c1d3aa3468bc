import { useMutation } from 'urql'
import { useWords } from '../i18n/language.tsx'
import { Card } from '../kit/card.tsx'
import { useErrorWords } from '../kit/states.tsx'
import { useToast } from '../kit/toast.tsx'
import { AllowModelProviderDocument } from './account.graphql.ts'
import type { AccountQuery } from './account.graphql.ts'
import { ACCOUNT_WORDS } from './words.ts'

/** Who reads what is asked, and whether they may. */
export const ModelSection = ({
  allows,
  provider,
}: {
  allows: boolean
  provider: AccountQuery['modelProvider']
}) => {
  const say = useWords(ACCOUNT_WORDS)
  const tell = useToast()
  const errorWords = useErrorWords()
  const [{ fetching }, allow] = useMutation(AllowModelProviderDocument)
  const models = provider?.models.join(', ') ?? ''
  return (
    <Card>
      <h2>{say('model')}</h2>
      <p>
        {provider === null
          ? say('modelOff')
          : provider.isThisMachine
            ? say('modelHere', { models })
            : say('modelAway', { models, host: provider.host })}
      </p>
      {provider !== null && (
        <>
          <label className="check">
            <input
              type="checkbox"
              checked={allows}
              disabled={fetching}
              onChange={async () => {
                const { error } = await allow({ allows: !allows })
                if (error !== undefined) tell(errorWords(error))
              }}
            />
            {say('modelAllow')}
          </label>
          <p className="fine">{say('modelNote')}</p>
        </>
      )}
    </Card>
  )
}
