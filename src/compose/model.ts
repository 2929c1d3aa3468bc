import type { Logger } from 'pino'
import { checkProvider } from '../agent/model/check.ts'
import type { ModelConfig } from '../agent/model/config.ts'
import { classify } from '../agent/model/failure.ts'
import { PROVIDER_KINDS } from '../agent/model/provider.ts'
import { hostOf } from '../agent/openai/host.ts'
import type { Provider } from '../agent/model/provider.ts'
import type { ModelProvider } from '../domain/model-provider.ts'
import type { Env } from '../config/env.ts'
import type { Metrics } from '../observe/metrics.ts'
import { modelOf } from '../config/model-config.ts'
import type { ModelSettings } from '../config/model-config.ts'

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** What people are told of the provider; null where there is none. */
export const modelProviderOf = (env: ModelSettings & Pick<Env, 'MODEL_CONSENT'>): ModelProvider | null => {
  const config = modelOf(env)
  if (config === null) return null
  const host = hostOf(config)
  return {
    host,
    models: [...new Set([config.model, ...(config.models ?? [])])],
    embeddingModel: config.embeddingModel,
    isThisMachine: LOOPBACK.test(new URL(`http://${host}`).hostname),
    allowedByDefault: env.MODEL_CONSENT === 'assumed',
  }
}

export interface ModelWatch {
  provider: Provider
  /** Tells operators of a call that rules made instead. */
  fellBack(error: unknown, where: string): void
  /** What does not answer now, by its kind. */
  degraded(): string[]
  /** Ends the check that began with it. */
  stop(): Promise<void>
}

interface Watching {
  model: ModelConfig
  log: Logger
  metrics: Metrics
}

/** The provider of this process, asked once at its start, with all that operators are told of it. */
export const watchModel = async ({ model, log, metrics }: Watching): Promise<ModelWatch> => {
  // Its client is hundreds of files, which nobody loads who has no model.
  const { openOpenAI } = await import('../agent/openai/provider.ts')
  const host = hostOf(model)
  const provider = openOpenAI(model, {
    onPause(kind, pausedBy) {
      if (pausedBy === null) log.info({ kind, host }, 'the model answers again')
      else
        log.warn({ kind, host, reason: pausedBy }, 'the model does not answer: it is not asked for a while')
    },
    onRefused: (name, parameter) =>
      log.info({ model: name, parameter }, 'the model refuses a parameter: it is left out from now on'),
  })
  const degraded = () => PROVIDER_KINDS.filter((kind) => provider.breakers[kind].pausedBy !== null)
  metrics.watch({
    paused: () => PROVIDER_KINDS.map((kind) => [kind, provider.breakers[kind].pausedBy !== null]),
  })

  const stopping = new AbortController()
  const check = async () => {
    for (const { kind, model: name, failure, error, milliseconds } of await checkProvider(
      provider,
      stopping.signal,
    )) {
      if (stopping.signal.aborted) return
      metrics.checked(kind, name, failure === null)
      const line = { kind, model: name, host, milliseconds }
      if (failure === null) log.info(line, 'the model answers')
      else
        log.warn(
          { ...line, reason: failure, err: error },
          kind === 'chat'
            ? 'the model does not answer: rules answer instead'
            : 'the model does not answer: the law is searched by words alone',
        )
    }
  }
  const checking = check()
  return {
    provider,
    fellBack(error, where) {
      const reason = classify(error)
      metrics.fellBack(where, reason)
      // Once paused there is nothing new to say of each call.
      if (reason === 'paused') log.debug({ where, reason }, 'rules stood in for the model')
      else log.warn({ err: error, where, reason }, 'rules stood in for the model')
    },
    degraded,
    async stop() {
      stopping.abort(new Error('the process is stopping'))
      await checking
    },
  }
}
