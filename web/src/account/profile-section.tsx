import { useState } from 'react'
import { useMutation } from 'urql'
import type { Gender, UpdateProfileInput } from '../gql/schema.ts'
import { useWords } from '../i18n/language.tsx'
import { Button } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { Field } from '../kit/field.tsx'
import { useErrorWords } from '../kit/states.tsx'
import { useToast } from '../kit/toast.tsx'
import { SaveProfileDocument } from './account.graphql.ts'
import type { AccountFactsFragment } from './account.graphql.ts'
import { ACCOUNT_WORDS } from './words.ts'

const GENDERS: readonly Gender[] = ['FEMALE', 'MALE', 'OTHER']

/** What a user tells of themselves; an empty field takes back what was told. */
export const ProfileSection = ({ user }: { user: AccountFactsFragment }) => {
  const say = useWords(ACCOUNT_WORDS)
  const tell = useToast()
  const errorWords = useErrorWords()
  const [{ fetching, data, error }, save] = useMutation(SaveProfileDocument)
  const [given, setGiven] = useState({
    nickname: user.profile?.nickname ?? '',
    bio: user.profile?.bio ?? '',
    birthDate: user.profile?.birthDate ?? '',
    gender: user.profile?.gender ?? '',
  })
  const refused = data?.updateProfile.__typename === 'InvalidInputError' ? data.updateProfile : null
  const of = (field: string) => refused?.issues.find((it) => it.field === field)?.said ?? null

  const submit = async () => {
    const gender = GENDERS.find((it) => it === given.gender) ?? null
    const input: UpdateProfileInput = {
      nickname: given.nickname.trim() || null,
      bio: given.bio.trim() || null,
      birthDate: given.birthDate || null,
      gender,
    }
    const outcome = await save({ input })
    if (outcome.data?.updateProfile.__typename === 'User') tell(say('saved'))
  }

  return (
    <Card>
      <h2>{say('profile')}</h2>
      <form
        className="account-form"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Field label={say('nickname')} error={of('nickname') ?? (error ? errorWords(error) : null)}>
          {(ties) => (
            <input
              {...ties}
              className="input"

              value={given.nickname}
              onChange={({ target }) => setGiven({ ...given, nickname: target.value })}
            />
          )}
        </Field>
        <Field label={say('birthDate')} error={of('birthDate')}>
          {(ties) => (
            <input
              {...ties}
              type="date"
              className="input"
              autoComplete="bday"
              value={given.birthDate}
              onChange={({ target }) => setGiven({ ...given, birthDate: target.value })}
            />
          )}
        </Field>
        <Field label={say('gender')} error={of('gender')}>
          {(ties) => (
            <select
              {...ties}
              className="input"
              value={given.gender}
              onChange={({ target }) => setGiven({ ...given, gender: target.value })}
            >
              <option value="">{say('gender.none')}</option>
              {GENDERS.map((it) => (
                <option key={it} value={it}>
                  {say(`gender.${it}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={say('bio')} error={of('bio')}>
          {(ties) => (
            <textarea
              {...ties}
              className="input"
              value={given.bio}
              onChange={({ target }) => setGiven({ ...given, bio: target.value })}
            />
          )}
        </Field>
        <Button type="submit" isBusy={fetching}>
          {say('save')}
        </Button>
      </form>
    </Card>
  )
}
