import { createSecretKey } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { isUuid } from '../domain/id.ts'

const ISSUER = 'holmesnyangz'
/** Another type and audience than an access token's: neither opens what is the other's. */
const AUDIENCE = 'holmesnyangz-document'
const TYPE = 'doc+jwt'
const ALGORITHM = 'HS256'
const LINK_SECONDS = 10 * 60

export interface DocumentAccess {
  userId: string
  documentId: string
  /** The sign-in that the link was made for, and ends with. */
  family: string
}

/** Links that let whoever holds one fetch one document for ten minutes; a browser cannot send a header with a download. */
export interface DocumentLinks {
  /** A path of the API's server, with its token. */
  issue(access: DocumentAccess): Promise<string>
  /** Null for a path or token that is not (or no longer) good; never throws for bad input. Whether the sign-in stands is not asked. */
  read(path: string, token: string | null): Promise<DocumentAccess | null>
}

const PATH = /^\/documents\/([0-9a-f-]{36})\.docx$/
/** Of files alone: the dashboard has views below `/documents` as well. */
export const isDocumentPath = (path: string): boolean =>
  path.startsWith('/documents/') && path.endsWith('.docx')

export const openDocumentLinks = (deps: { secret: string; now?: () => Date }): DocumentLinks => {
  const key = createSecretKey(Buffer.from(deps.secret, 'utf8'))
  const now = deps.now ?? (() => new Date())
  return {
    async issue({ userId, documentId, family }) {
      const issuedAt = Math.floor(now().getTime() / 1000)
      const token = await new SignJWT({ doc: documentId, sid: family })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setSubject(userId)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + LINK_SECONDS)
        .sign(key)
      return `/documents/${documentId}.docx?token=${token}`
    },
    async read(path, token) {
      const documentId = PATH.exec(path)?.[1]
      if (documentId === undefined || !isUuid(documentId) || token === null) return null
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: AUDIENCE,
          typ: TYPE,
          requiredClaims: ['exp', 'iat', 'sub', 'sid'],
          maxTokenAge: LINK_SECONDS,
          currentDate: now(),
        })
        const { sub: userId, sid: family, doc } = payload
        if (userId === undefined || !isUuid(userId) || doc !== documentId) return null
        if (typeof family !== 'string' || !isUuid(family)) return null
        return { userId, documentId, family }
      } catch (error) {
        if (error instanceof errors.JOSEError) return null
        throw error
      }
    },
  }
}
