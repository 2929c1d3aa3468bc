import type { Assumption } from '../../domain/answer.ts'
import { name as nameArg } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import type { Said } from '../../domain/message/say.ts'

/** How something was meant that nobody said, and where that is known from. */
export const sayAssumption = ({ name, value, source, said }: Assumption): Said => {
  const of = { name: nameArg(name), value: nameArg(value) }
  if (source !== 'DEFAULT') return message(`answer.remembered.${source}`, of)
  return said ?? message('answer.assumed', of)
}
