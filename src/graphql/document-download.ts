import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { documentPlaces, readDocumentFile } from '../store/documents.ts'
import type { World } from './context.ts'

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const refuse = (response: ServerResponse, status: number, message: string): void => {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
  response.end(JSON.stringify({ message }))
}

/** Serves GET /documents/<id>.docx?token=…: the link is the authorisation, and does not tell a lost document from a bad link. */
export const createDownload =
  ({ pool, links, vault }: Pick<World, 'pool' | 'links' | 'vault'>, log: Logger) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.setHeader('allow', 'GET, HEAD')
        return refuse(response, 405, 'only GET')
      }
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host')
      const access = await links.read(pathname, searchParams.get('token'))
      const found = access && (await readDocumentFile(pool, access.userId, access.documentId))
      if (access === null || found === null) {
        return refuse(
          response,
          404,
          'the document was not found, or its link has expired: read docxUrl again',
        )
      }
      const file = vault.openBytes(found.file, documentPlaces(access.documentId).file)
      const name = encodeURIComponent(`${found.title} ${found.createdAt.toISOString().slice(0, 10)}.docx`)
      response.writeHead(200, {
        'content-type': DOCX,
        'content-length': file.byteLength,
        'content-disposition': `attachment; filename="contract.docx"; filename*=UTF-8''${name}`,
      })
      response.end(request.method === 'HEAD' ? undefined : file)
    } catch (error) {
      log.error({ err: error }, 'a download failed unexpectedly')
      if (response.headersSent) response.destroy()
      else refuse(response, 500, 'Unexpected error.')
    }
  }
