/** A whole dashboard over the public API: a question, its steps as they move, text, homes, charts, and what is asked back. */
import { createClient } from 'graphql-ws'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Client, fetchExchange, gql, Provider, subscriptionExchange as live, useMutation, useSubscription } from 'urql'
import type { AskPayload, FormField, ListingsOutput, MarketStatistics, Run } from '../web/src/gql/schema.ts'

const API = document.documentElement.dataset['api'] ?? 'http://127.0.0.1:4000/graphql'
let token: string | undefined
const headers = (): Record<string, string> => (token === undefined ? {} : { authorization: `Bearer ${token}` })
// After a cut it comes back and asks for the same again: runLive tells the run whole, so that nothing is lost.
const socket = createClient({ url: API.replace('http', 'ws'), connectionParams: headers, retryAttempts: 100 })
const forwardSubscription: Parameters<typeof live>[0]['forwardSubscription'] = ({ query = '', variables = {} }) => ({
  subscribe: ({ next, error, complete }) => {
    const sink = { next: (result: object) => next(result as Parameters<typeof next>[0]), error, complete }
    return { unsubscribe: socket.subscribe({ query, variables }, sink) }
  },
})
const exchanges = [fetchExchange, live({ forwardSubscription })]
const client = new Client({ url: API, preferGetMethod: false, exchanges, fetchOptions: () => ({ headers: headers() }) })

const ASK = gql<{ ask: Partial<AskPayload> & { said?: string } }>`mutation ($query: String!, $sessionId: ID) {
  ask(input: { query: $query, sessionId: $sessionId }) {
    ... on AskPayload { auth { accessToken } session { id } run { id } } ... on Error { said } } }`
const LIVE = gql<{ runLive: Run }>`subscription ($id: ID!) { runLive(runId: $id) {
  id status text error { message } answer { analysis { chartSvg } sources { ... on MarketStatistics { chartSvg } } }
  steps { stepId task status progressPercentage output { ... on ListingsOutput { listings {
    property { name address } transaction { id transactionType salePrice deposit monthlyRent isDemo } } } } }
  pendingInput { id message form { path label type required default help options { value label } when { path values } } } } }`
const GIVE = gql<{ respondToInput: { said?: string } }>`mutation ($run: ID!, $request: ID!, $response: InputResponse!) {
  respondToInput(runId: $run, requestId: $request, response: $response) { ... on Error { said } } }`

/** What was typed, as the field's type wants it, or what is known; undefined: nothing. */
const valueOf = ({ type, default: known }: FormField, typed: string | undefined): unknown => {
  if (typed === undefined) return known ?? undefined
  if (type === 'TEXTS' || type === 'CHOICES') return typed.split('\n').filter(Boolean)
  return typed === '' ? undefined : type === 'MANWON' || type === 'AREA' ? Number(typed) : typed
}
/** 'a.b' = 1 → { a: { b: 1 } }: the path of a field is its place in the answer. */
const put = (place: Record<string, unknown>, [name = '', ...rest]: string[], value: unknown): object =>
  Object.assign(place, { [name]: rest.length === 0 ? value : put({ ...(place[name] as object) }, rest, value) })

const Asked = ({ run, request }: { run: Run; request: NonNullable<Run['pendingInput']> }) => {
  const [{ data }, give] = useMutation(GIVE)
  const [typed, setTyped] = useState<Record<string, string>>({})
  const values = new Map(request.form.map((field) => [field.path, valueOf(field, typed[field.path])]))
  const fields = request.form.filter(({ when }) => !when || when.values.includes(String(values.get(when.path))))
  const answered = fields.filter(({ path }) => values.get(path) !== undefined)
  const response = answered.reduce<object>((all, { path }) => put({ ...all }, path.split('.'), values.get(path)), {})
  return (
    <form onSubmit={(event) => { event.preventDefault(); void give({ run: run.id, request: request.id, response }) }}>
      <h2>{request.message}</h2>
      {fields.map(({ path, label, type, required, help, options, default: known }) => {
        const onChange = (event: { target: { value: string } }) => setTyped({ ...typed, [path]: event.target.value })
        const input = { required, title: help ?? '', onChange, defaultValue: String(known ?? '') }
        if (type === 'PLAN_STEPS' || type === 'TERM_CHANGES') return null // They stay as they are.
        return <p key={path}><label>{label} {options.length === 0 ? <input {...input} /> : <select {...input}>
          <option />{options.map((it) => <option key={it.value} value={it.value}>{it.label}</option>)}</select>}</label></p>
      })}
      <button>보내기</button> <output>{data?.respondToInput.said}</output>
    </form>
  )
}

const Live = ({ id }: { id: string }) => {
  const [{ data, error }] = useSubscription({ query: LIVE, variables: { id } })
  if (!data) return <p role="status">{error?.message ?? '…'}</p>
  const { status, steps, text, answer, pendingInput, error: failure } = data.runLive
  const homes = steps.flatMap(({ output }) => (output as ListingsOutput | null)?.listings ?? [])
  const sources = (answer?.sources ?? []) as Partial<MarketStatistics>[]
  const charts = [answer?.analysis, ...sources].flatMap((it) => it?.chartSvg ?? [])
  return (
    <article data-status={status}>
      <ol>{steps.map((it) => <li key={it.stepId}>{it.task} <progress max="100" value={it.progressPercentage} /> {it.status}</li>)}</ol>
      <pre style={{ whiteSpace: 'pre-wrap', fontFamily: 'inherit' }}>{text}</pre>
      <ul>{homes.map(({ property, transaction: it }) => <li key={it.id}><b>{property.name}</b> {it.transactionType} {it.salePrice
        ?? it.deposit} {it.monthlyRent && `/ ${it.monthlyRent}`} 만원 · {property.address} {it.isDemo && '(예시)'}</li>)}</ul>
      {charts.map((svg) => <img key={svg} alt="시세" src={`data:image/svg+xml,${encodeURIComponent(svg)}`} />)}
      {pendingInput && <Asked key={pendingInput.id} run={data.runLive} request={pendingInput} />}
      <p role="alert">{failure?.message}</p>
    </article>
  )
}

const Dashboard = () => {
  const [{ data, error }, ask] = useMutation(ASK)
  const [query, setQuery] = useState('')
  const send = async () => {
    const answered = await ask({ query, sessionId: data?.ask.session?.id })
    token = answered.data?.ask.auth?.accessToken ?? token
  }
  return <main>
    <form onSubmit={(event) => { event.preventDefault(); void send() }}>
      <input aria-label="질문" value={query} onChange={({ target }) => setQuery(target.value)} /> <button>질문하기</button>
    </form>
    <p role="alert">{data?.ask.said ?? error?.message}</p>{data?.ask.run && <Live key={data.ask.run.id} id={data.ask.run.id} />}
  </main>
}
createRoot(document.body).render(<Provider value={client}><Dashboard /></Provider>)
