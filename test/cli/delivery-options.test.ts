import { expect, it } from 'vitest'
import { serve } from '../../src/cli/serving/serve.js'
import { toMockOptions } from '../../src/cli/serving/settings.js'
import { startOptions } from '../../src/cli/serving/start-options.js'
import { createMock } from '../../src/index.js'
import { MockError } from '../../src/mock/mock-error.js'

const port = 0

it('takes from the command line which hosts may be delivered to, and what controls it', async () => {
  const given = {
    'allow-delivery': startOptions['allow-delivery'].read(['hooks.example.com,[::2]:8080', '10.0.0.1']),
    'control-token': startOptions['control-token'].read(['tide']),
  }
  const options = toMockOptions(given)
  expect(options).toEqual({ allowDelivery: ['hooks.example.com', '[::2]:8080', '10.0.0.1'], controlToken: 'tide' })
  await expect(createMock(options)).resolves.toBeDefined()
})

it.each(['http://hooks.example.com', '*.example.com', 'hooks.example.com:99999'])('allows no host %j', (host) => {
  expect(() => startOptions['allow-delivery'].read([host])).toThrow(`"${host}" cannot be allowed; give a host`)
})

it.each(['', 'ti~de'])('takes no control token %j', (token) => {
  expect(() => startOptions['control-token'].read([token])).toThrow(MockError)
})

it('closes the old mock when it loads the scenario again, so that its clock and deliveries end', async () => {
  const served = await serve({}, { port })
  const waiting = expect(served.assembled.mock.deliveries.waitFor()).rejects.toThrow('The mock was closed')
  const { mock } = await served.reload()
  await waiting
  expect((await fetch(`${served.url}/__svc/health`)).status).toBe(200)
  const ending = expect(mock.deliveries.waitFor()).rejects.toThrow('The mock was closed')
  await served.close()
  await ending
})
