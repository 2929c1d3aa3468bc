import { useCallback, useEffect } from 'react'
import { useQuery } from 'urql'
import type { AnyVariables, CombinedError, DocumentInput, RequestPolicy } from 'urql'
import { useAskedAgain } from './again.ts'
import { onRecovery } from './connection.ts'

export interface Loaded<Data> {
  data: Data | undefined
  error: CombinedError | undefined
  /** There is nothing to show yet. */
  isLoading: boolean
  /** Asks the server again. */
  reload: () => void
}

/** What a view shows. Asked again by itself when the server was away and is back, or could not answer. */
export const useLoaded = <Data, Variables extends AnyVariables>(
  query: DocumentInput<Data, Variables>,
  variables: Variables,
  { pause = false, policy }: { pause?: boolean; policy?: RequestPolicy } = {},
): Loaded<Data> => {
  const [{ data: told, error, fetching }, execute] = useQuery<Data, AnyVariables>({
    query,
    variables,
    pause,
    ...(policy && { requestPolicy: policy }),
  })
  // What a server answers that could not answer at all: `data` is null.
  const data = told ?? undefined
  const reload = useCallback(() => execute({ requestPolicy: 'network-only' }), [execute])
  useEffect(() => (pause ? undefined : onRecovery(reload)), [pause, reload])
  useAskedAgain(pause ? undefined : error, reload)
  return { data, error, isLoading: data === undefined && fetching, reload }
}
