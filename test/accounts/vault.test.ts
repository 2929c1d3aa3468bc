import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openVault } from '../../src/accounts/vault.ts'

const newKey = () => randomBytes(32).toString('base64')
const key = newKey()
const vault = openVault([key])

test('what is sealed opens again at its place, and only there', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }).map((text) => text.toWellFormed()),
      (text) => {
        const sealed = vault.seal(text, 'table:1:field')
        expect(vault.open(sealed, 'table:1:field')).toBe(text)
        expect(() => vault.open(sealed, 'table:2:field')).toThrow(/authenticate|sealed|keys/)
      },
    ),
  )
  const bytes = new Uint8Array(randomBytes(5_000))
  expect(vault.openBytes(vault.sealBytes(bytes, 'a'), 'a')).toEqual(bytes)
  expect(() => vault.openBytes(vault.sealBytes(bytes, 'a'), 'b')).toThrow(/authenticate|sealed|keys/)
})

test('the same text sealed twice looks different, and nothing of it shows', () => {
  const one = vault.seal('900101-1234568', 'a')
  expect(one).not.toBe(vault.seal('900101-1234568', 'a'))
  expect(Buffer.from(one.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain('1234568')
})

test('a changed value does not open', () => {
  const sealed = vault.seal('900101-1234568', 'a')
  for (let at = 0; at < sealed.length; at++) {
    const changed = `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`
    // The last letter of base64 carries bits that say nothing.
    if (at < sealed.length - 1) expect(() => vault.open(changed, 'a')).toThrow(/authenticate|sealed|keys/)
  }
  for (const bad of ['', 'p1..', 'clear text', 'p1.abcdefghijkl.AAAA'])
    expect(() => vault.open(bad, 'a')).toThrow(/authenticate|sealed|keys/)
  expect(() => vault.openBytes(new Uint8Array(3), 'a')).toThrow(/authenticate|sealed|keys/)
})

test('keys are renewed: the new one seals, the old one still opens, a lost one does not', () => {
  const renewed = openVault([newKey(), key])
  const old = vault.seal('text', 'a')
  expect(renewed.open(old, 'a')).toBe('text')
  expect(renewed.matches('text', vault.fingerprint('text'))).toBe(true)
  expect(() => vault.open(renewed.seal('text', 'a'), 'a')).toThrow(/key/)
  expect(vault.matches('text', renewed.fingerprint('text'))).toBe(false)
})

test('a fingerprint tells equal texts and is no plain hash', () => {
  const print = vault.fingerprint('900101-1234568')
  expect(vault.fingerprint('900101-1234568')).toBe(print)
  expect(vault.matches('900101-1234568', print)).toBe(true)
  expect(vault.matches('900101-1234569', print)).toBe(false)
  expect(openVault([newKey()]).fingerprint('900101-1234568')).not.toBe(print)
  expect(vault.matches('text', '')).toBe(false)
})

test('keys that are none are refused', () => {
  expect(() => openVault([])).toThrow(/without a key/)
  expect(() => openVault(['c2hvcnQ='])).toThrow(/32 bytes/)
})
