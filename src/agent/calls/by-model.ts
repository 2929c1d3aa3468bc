import { openModel } from '../model/client.ts'
import { DEFAULT_TIMEOUTS } from '../model/config.ts'
import type { Provider } from '../model/provider.ts'
import { guarded } from './breaker.ts'
import type { World } from './define.ts'
import { fallingBack } from './fallback.ts'
import { fitted } from './fit.ts'
import { through } from './runner.ts'
import type { Caller } from './runner.ts'
import { tried } from './tries.ts'

interface ModelCaller {
  world: World
  /** Told of calls that rules made in the end, and why. */
  onError?: (error: unknown, purpose: string) => void
}

/** With a model: every output is checked, and a call that still fails is made by rules. */
export const byModel = (provider: Provider, { world, onError }: ModelCaller): Caller => {
  const { config, breakers } = provider
  const timeout = config.timeouts?.call ?? DEFAULT_TIMEOUTS.call
  return {
    name: config.model,
    make: through(tried({ model: openModel(provider), config, world }), [
      fallingBack({ world, onError }),
      guarded({ breaker: breakers.chat, timeout }),
      fitted,
    ]),
  }
}
