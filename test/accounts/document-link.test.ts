import { createSecretKey } from 'node:crypto'
import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { openDocumentLinks } from '../../src/accounts/document-link.ts'
import { newId } from '../../src/domain/id.ts'

const secret = 'a-secret-for-tests-of-at-least-32-characters'
const userId = newId()
const documentId = newId()
const family = newId()
const issued = new Date('2026-11-21T00:00:00.000Z')
const at = (seconds: number) =>
  openDocumentLinks({ secret, now: () => new Date(issued.getTime() + seconds * 1000) })
const split = (link: string) => {
  const url = new URL(link, 'http://host')
  return [url.pathname, url.searchParams.get('token')] as const
}

test('a link opens its document for ten minutes', async () => {
  const link = await at(0).issue({ userId, documentId, family })
  expect(await at(590).read(...split(link))).toEqual({ userId, documentId, family })
  expect(await at(601).read(...split(link))).toBeNull()
})

test('a link opens no other document, and no other path', async () => {
  const [path, token] = split(await at(0).issue({ userId, documentId, family }))
  expect(await at(0).read(`/documents/${newId()}.docx`, token)).toBeNull()
  for (const other of [
    '/documents/',
    `/documents/${documentId}`,
    `${path}/..`,
    '/documents/x.docx',
    `/documents/%00.docx`,
  ]) {
    expect(await at(0).read(other, token)).toBeNull()
  }
})

test('tokens that we did not sign for this are refused', async () => {
  const path = `/documents/${documentId}.docx`
  const sign = (typ: string, audience: string, by = secret) =>
    new SignJWT({ doc: documentId, sid: family })
      .setProtectedHeader({ alg: 'HS256', typ })
      .setSubject(userId)
      .setIssuer('holmesnyangz')
      .setAudience(audience)
      .setIssuedAt(issued.getTime() / 1000)
      .setExpirationTime(issued.getTime() / 1000 + 300)
      .sign(createSecretKey(Buffer.from(by)))
  expect(await at(0).read(path, await sign('doc+jwt', 'holmesnyangz-document'))).not.toBeNull()
  expect(await at(0).read(path, await sign('at+jwt', 'holmesnyangz-api'))).toBeNull()
  expect(await at(0).read(path, await sign('doc+jwt', 'holmesnyangz-document', `${secret}!`))).toBeNull()
  for (const token of [null, '', 'x', 'a.b.c']) expect(await at(0).read(path, token)).toBeNull()
})
