import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { originOf } from '../../src/graphql/transport/origin.ts'

const request = (headers: Record<string, string>): IncomingMessage =>
  Object.assign(new IncomingMessage(new Socket()), { headers })
const alone = { publicUrl: null, trustedProxies: 0 }

test('a link begins with what the deployment says, else with the host that the client asked', () => {
  const asked = request({ host: 'localhost:4000' })
  expect(originOf(asked, { publicUrl: 'https://api.example.com', trustedProxies: 0 })).toBe(
    'https://api.example.com',
  )
  expect(originOf(asked, alone)).toBe('http://localhost:4000')
  expect(originOf(request({ host: '[::1]:4000' }), alone)).toBe('http://[::1]:4000')
})

test('a proxy is believed about TLS only where there is one', () => {
  const forwarded = request({ host: 'api.example.com', 'x-forwarded-proto': 'https' })
  expect(originOf(forwarded, alone)).toBe('http://api.example.com')
  expect(originOf(forwarded, { ...alone, trustedProxies: 1 })).toBe('https://api.example.com')
})

test('without a host that is one, a link is a path', () => {
  for (const host of ['a b', 'evil.com/path', 'x@y', '']) expect(originOf(request({ host }), alone)).toBe('')
  expect(originOf(undefined, alone)).toBe('')
})
