import { request } from 'node:http'
import { expect, it } from 'vitest'
import { lookUpElsewhere } from '../../src/delivery/look-up-elsewhere.js'
import { aReceiver } from '../builders/a-receiver.js'

const familyOf = (address: string) => (address.includes(':') ? 6 : 4)
const resolving = (...addresses: readonly string[]) =>
  lookUpElsewhere((_name, _options, callback) =>
    process.nextTick(() =>
      callback(
        null,
        addresses.map((address) => ({ address, family: familyOf(address) })),
      ),
    ),
  )
const found = (lookUp: ReturnType<typeof lookUpElsewhere>, all: boolean) =>
  new Promise((resolve) => lookUp('hooks.example.com', { all }, (error, ...answer) => resolve(error ?? answer)))

it.each(['93.184.216.34', '10.0.0.7', '172.17.0.2', '192.168.1.1', '127.0.0.1', 'fd12::1', '::1'])(
  'lets a name that was allowed lead to %s: containers live in private networks',
  async (address) => {
    expect(await found(resolving(address), true)).toEqual([[{ address, family: familyOf(address) }]])
    expect(await found(resolving(address), false)).toEqual([address, familyOf(address)])
  },
)

it.each([
  '169.254.169.254',
  '169.254.0.1',
  '::ffff:169.254.169.254',
  'fe80::1',
  'fd00:ec2::254',
  '0.0.0.0',
  '0.1.2.3',
  '::',
  '224.0.0.1',
  '255.255.255.255',
  'ff02::1',
])('lets no name lead to %s, and says what would', async (address) => {
  for (const all of [true, false])
    expect(await found(resolving(address), all)).toEqual(
      new Error(
        `hooks.example.com leads to ${address}, where no name may lead; allow that address itself, if it is meant`,
      ),
    )
})

it('leaves of several addresses those where a name may lead', async () => {
  expect(await found(resolving('169.254.169.254', '10.0.0.7'), false)).toEqual(['10.0.0.7', 4])
})

it('tells of a name that leads nowhere', async () => {
  expect(await found(resolving(), true)).toMatchObject({ message: expect.stringContaining('leads to no address') })
  const lost = lookUpElsewhere((_name, _options, callback) => callback(new Error('ENOTFOUND'), []))
  expect(await found(lost, true)).toEqual(new Error('ENOTFOUND'))
})

it('connects to the address that was looked at, though the name leads elsewhere by then', async () => {
  const receiver = await aReceiver()
  let asked = 0
  const lookup = lookUpElsewhere((_name, _options, callback) => {
    asked += 1
    const address = asked === 1 ? '127.0.0.1' : '169.254.169.254'
    process.nextTick(() => callback(null, [{ address, family: 4 }]))
  })
  const { statusCode } = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    request(
      { host: 'hooks.example.com', port: receiver.port, path: '/hook', method: 'POST', agent: false, lookup },
      resolve,
    )
      .on('error', reject)
      .end()
  })
  expect([statusCode, asked, receiver.received.length]).toEqual([200, 1, 1])
})
