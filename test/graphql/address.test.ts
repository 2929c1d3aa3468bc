import { expect, test } from 'vitest'
import { clientAddress } from '../../src/graphql/transport/address.ts'

test.each([
  ['10.0.0.1', null, 0, '10.0.0.1'],
  ['10.0.0.1', '1.2.3.4', 0, '10.0.0.1'],
  ['10.0.0.1', 'forged, 1.2.3.4', 1, '1.2.3.4'],
  ['10.0.0.1', 'forged, 1.2.3.4, 10.0.0.9', 2, '1.2.3.4'],
  ['10.0.0.1', '1.2.3.4', 2, '10.0.0.1'],
  ['10.0.0.1', '', 1, '10.0.0.1'],
  [undefined, null, 0, 'unknown'],
  ['::ffff:10.0.0.1', null, 0, '10.0.0.1'],
  ['::1', null, 0, '0:0:0:0::/64'],
  ['2001:0db8:0:1::5', null, 0, '2001:db8:0:1::/64'],
  ['2001:db8:0:1:ffff:1:2:3', null, 0, '2001:db8:0:1::/64'],
  ['fe80::1%eth0', null, 0, 'fe80:0:0:0::/64'],
])(
  'a connection from %s that forwards %s behind %i proxies counts as %s',
  (from, forwarded, proxies, counted) => {
    expect(clientAddress(from, forwarded, proxies)).toBe(counted)
  },
)
