import type { CallContext, CallResult, Making, TextStream } from '../call.ts'
import type { Call, TextCall, Fittable } from './define.ts'

/** A call that is to be made. */
export interface Asked<I extends Fittable, T> {
  call: Call<I, T>
  input: I
  context: CallContext
}

/** Makes any call. */
type Maker = <I extends Fittable, T>(asked: Asked<I, T>) => Making<T>

/** What stands around the making of calls, whichever they are. */
export type Middleware = (next: Maker) => Maker

/** Who makes calls: a model, or rules alone. */
export interface Caller {
  /** Of the model; “offline” where rules make them. */
  name: string
  make: Maker
}

export const through = (make: Maker, middleware: readonly Middleware[]): Maker =>
  middleware.reduceRight((next, wrap) => wrap(next), make)

/** How the rest of the product has calls made. */
export interface Calls extends Caller {
  call<I extends Fittable, T>(call: Call<I, T>, input: I, context: CallContext): Promise<CallResult<T>>
  /** Streams a text; returns what it cost. */
  write<I extends Fittable>(call: TextCall<I>, input: I, context: CallContext): TextStream
}

/** Calls with what stands around them; the first middleware is the outermost. */
export const openCalls = ({ name, make: bare }: Caller, ...middleware: readonly Middleware[]): Calls => {
  const make = through(bare, middleware)
  return {
    name,
    make,
    async call(call, input, context) {
      const making = make({ call, input, context })
      for (;;) {
        const next = await making.next()
        if (next.done) return next.value
      }
    },
    async *write(call, input, context) {
      const { value: _text, ...usage } = yield* make({ call, input, context })
      return usage
    },
  }
}
