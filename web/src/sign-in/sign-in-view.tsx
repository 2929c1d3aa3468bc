import { useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useMutation } from 'urql'
import { keepSignIn } from '../api/identity.ts'
import { useLoaded } from '../api/loaded.ts'
import { useViewer } from '../api/viewer.ts'
import { useWords } from '../i18n/language.tsx'
import { Button } from '../kit/button.tsx'
import { Field, FieldError, focusWrong } from '../kit/field.tsx'
import { useErrorWords } from '../kit/states.tsx'
import { Tabs } from '../kit/tabs.tsx'
import { useToast } from '../kit/toast.tsx'
import {
  ForgotPasswordDocument,
  ProvidersDocument,
  SignInDocument,
  SignUpDocument,
} from './sign-in.graphql.ts'
import { SIGN_IN_WORDS } from './words.ts'
import './sign-in.css'

type Errors = Readonly<Partial<Record<'email' | 'password' | 'nickname' | 'all', string>>>
const FIELDS = ['email', 'password', 'nickname'] as const
const isField = (name: string | null): name is (typeof FIELDS)[number] => FIELDS.some((it) => it === name)

const SignInView = () => {
  const say = useWords(SIGN_IN_WORDS)
  const words = useErrorWords()
  const tell = useToast()
  const viewer = useViewer()
  const [, go] = useLocation()
  const [way, setWay] = useState<'signIn' | 'signUp'>('signIn')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [nickname, setNickname] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const form = useRef<HTMLFormElement>(null)
  const [{ fetching: isIn }, signIn] = useMutation(SignInDocument)
  const [{ fetching: isUp }, signUp] = useMutation(SignUpDocument)
  const [, forget] = useMutation(ForgotPasswordDocument)
  const { data: known } = useLoaded(ProvidersDocument, {})

  const refuse = (found: Errors) => {
    setErrors(found)
    focusWrong(form.current)
  }
  const done = (auth: Parameters<typeof keepSignIn>[0]) => {
    keepSignIn(auth)
    go('/')
  }
  const enter = async () => {
    const { data, error } = await signIn({ email, password })
    if (error) return refuse({ all: words(error) })
    if (data?.signIn.__typename === 'AuthPayload') return done(data.signIn)
    refuse({ all: data?.signIn.said ?? '' })
  }
  const join = async () => {
    const { data, error } = await signUp({ email, password, nickname: nickname.trim() || null })
    if (error) return refuse({ all: words(error) })
    const result = data?.signUp
    if (result === undefined) return
    if (result.__typename === 'AuthPayload') return done(result)
    if (result.__typename === 'EmailTakenError') return refuse({ email: result.said })
    const beside = result.issues.flatMap(({ field, said }) =>
      isField(field) ? [[field, said] as const] : [],
    )
    refuse(beside.length > 0 ? Object.fromEntries(beside) : { all: result.said })
  }
  const send = () => {
    setErrors({})
    if (email.trim() === '') return refuse({ email: say('needEmail') })
    if (password === '') return refuse({ password: say('needPassword') })
    void (way === 'signIn' ? enter() : join())
  }
  const reset = async () => {
    if (email.trim() === '') return refuse({ email: say('needEmail') })
    const { error } = await forget({ email })
    tell(error ? words(error) : say('sent'))
  }

  const providers = known?.socialProviders ?? []
  return (
    <div className="page sign-in-page">
      <h1>{say(way)}</h1>
      <Tabs
        label={say('how')}
        tabs={[
          { key: 'signIn', title: say('signIn') },
          { key: 'signUp', title: say('signUp') },
        ]}
        shown={way}
        onShow={(next) => {
          setWay(next)
          setErrors({})
        }}
      >
        <form
          ref={form}
          className="sign-in-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            send()
          }}
        >
          {way === 'signUp' && viewer?.type === 'GUEST' && <p className="field-help">{say('keeps')}</p>}
          <Field label={say('email')} error={errors.email ?? null}>
            {(ties) => (
              <input
                {...ties}
                className="input"
                type="email"
                autoComplete="username"
                value={email}
                onChange={({ target }) => setEmail(target.value)}
              />
            )}
          </Field>
          <Field
            label={say('password')}
            help={way === 'signUp' ? say('newPassword') : null}
            error={errors.password ?? null}
          >
            {(ties) => (
              <input
                {...ties}
                className="input"
                type="password"
                autoComplete={way === 'signIn' ? 'current-password' : 'new-password'}
                value={password}
                onChange={({ target }) => setPassword(target.value)}
              />
            )}
          </Field>
          {way === 'signUp' && (
            <Field label={say('nickname')} error={errors.nickname ?? null}>
              {(ties) => (
                <input
                  {...ties}
                  className="input"
                  value={nickname}
                  onChange={({ target }) => setNickname(target.value)}
                />
              )}
            </Field>
          )}
          {errors.all !== undefined && <FieldError>{errors.all}</FieldError>}
          <Button type="submit" look="primary" isBusy={isIn || isUp}>
            {say(way === 'signIn' ? 'submitIn' : 'submitUp')}
          </Button>
          {way === 'signIn' && (
            <button type="button" className="link" onClick={() => void reset()}>
              {say('forgot')}
            </button>
          )}
        </form>
      </Tabs>
      {providers.length > 0 && (
        <div className="sign-in-providers">
          {providers.map((provider) => (
            <a key={provider} className="button" href={`/auth/${provider.toLowerCase()}/start?returnTo=/`}>
              {say(`with.${provider}`)}
            </a>
          ))}
        </div>
      )}
      {viewer === null && (
        <p className="field-help">
          {say('guest')} <Link href="/">{say('ask')}</Link>
        </p>
      )}
    </div>
  )
}
export default SignInView
