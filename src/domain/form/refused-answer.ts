import { InvalidInputError } from '../errors.ts'
import type { InputRequest } from '../input.ts'
import type { Language } from '../run.ts'

/** An answer to what a run asked that does not fit; what it asked is told again with what is wrong. */
export class RefusedAnswerError extends InvalidInputError {
  readonly request: InputRequest
  readonly language: Language
  constructor(refusal: InvalidInputError, asked: { request: InputRequest; language: Language }) {
    super(refusal.message, refusal.field, refusal.issues)
    this.request = asked.request
    this.language = asked.language
  }
}

/** By what it has: who shows an error may have put something else around it. */
export const isRefusedAnswer = (error: InvalidInputError): error is RefusedAnswerError => 'request' in error
