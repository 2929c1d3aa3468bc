import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { documentPlaces, readDocumentFile } from '../../store/documents.ts'
import { ExpectedError, NotFoundError, RejectedTokenError } from '../../domain/errors.ts'
import type { World } from '../context.ts'
import { prove, readRequestProof } from '../user/proof.ts'

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const refuse = (response: ServerResponse, status: number, message: string, code?: string): void => {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
  response.end(JSON.stringify({ message, code }))
}

const ENDED_LINK = 'the link is not good (any more): read docxUrl again'

/**
 * Serves GET /documents/<id>.docx?token=…: the link is the authorisation, as long as the sign-in stands that it was made
 * for. A bad link is refused alike, whether there is such a document or not; that one is gone is told only to who holds a
 * good link to it.
 */
export const createDownload = (
  { pool, links, vault, accounts }: Pick<World, 'pool' | 'links' | 'vault' | 'accounts'>,
  log: Logger,
) => {
  const open = async (path: string, token: string | null) => {
    const access = await links.read(path, token)
    if (access === null || !(await accounts.isSignedIn(access))) throw new RejectedTokenError(ENDED_LINK)
    const found = await readDocumentFile(pool, access.userId, access.documentId)
    if (found === null) throw new NotFoundError('the document')
    return { ...found, file: vault.openBytes(found.file, documentPlaces(access.documentId).file) }
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.setHeader('allow', 'GET, HEAD')
        return refuse(response, 405, 'only GET')
      }
      const { rejected } = await prove(accounts, readRequestProof(request))
      // Its cookie is left: what could renew it is not sent here, and another tab may have done so by now.
      if (rejected !== null) throw new RejectedTokenError()
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host')
      const { file, title, createdAt } = await open(pathname, searchParams.get('token'))
      const name = encodeURIComponent(`${title} ${createdAt.toISOString().slice(0, 10)}.docx`)
      response.writeHead(200, {
        'content-type': DOCX,
        'content-length': file.byteLength,
        'content-disposition': `attachment; filename="contract.docx"; filename*=UTF-8''${name}`,
      })
      response.end(request.method === 'HEAD' ? undefined : file)
    } catch (error) {
      if (error instanceof ExpectedError)
        return refuse(response, error instanceof NotFoundError ? 404 : 401, error.message, error.code)
      log.error({ err: error }, 'a download failed unexpectedly')
      if (response.headersSent) response.destroy()
      else refuse(response, 500, 'Unexpected error.')
    }
  }
}
