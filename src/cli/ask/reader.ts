import { z } from 'zod'
import type { Language } from '../../domain/run.ts'

/** `Query.modelProvider`: null where no model is used. */
export const shownReader = z
  .object({
    host: z.string(),
    models: z.array(z.string()),
    embeddingModel: z.string(),
    isThisMachine: z.boolean(),
    allowedByDefault: z.boolean(),
  })
  .nullable()
export type ShownReader = z.infer<typeof shownReader>

/** Who reads the question along, for a guest who has said nothing of it; null where nobody does. */
export const readerNotice = (reader: ShownReader, language: Language): string | null => {
  if (reader === null) return null
  const { host, models, embeddingModel, isThisMachine, allowedByDefault } = reader
  const names = [...models.slice(0, 1), embeddingModel].join(', ')
  if (language === 'EN') {
    if (!allowedByDefault)
      return `Language models on ${host} (${names}) read only what people allow: nothing of this question is sent there.`
    return `Language models on ${host} (${names}) read the question along, and what is found for it${isThisMachine ? '; nothing leaves the machine of the assistant' : ''}.`
  }
  if (!allowedByDefault)
    return `${host}의 언어 모델(${names})은 허락한 사람의 질문만 읽어요. 이 질문은 보내지 않아요.`
  return `질문과 찾은 자료를 ${host}의 언어 모델(${names})이 함께 읽어요.${isThisMachine ? ' 서버가 있는 컴퓨터 밖으로는 나가지 않아요.' : ''}`
}
