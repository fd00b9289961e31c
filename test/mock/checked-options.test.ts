import { expect, it } from 'vitest'
import { createMock } from '../../src/index.js'

it.each([
  [{ scenaro: 'seated' }, 'There is no option "scenaro"; did you mean "scenario"?'],
  [{ Freeze: true }, 'There is no option "Freeze"; did you mean "freeze"?'],
  [{ constructor: 1 }, /^There is no option "constructor"; there are scenario, now, freeze, seed, /],
  [{ port: 1 }, /^There is no option "port"; there are scenario, now, /],
])('refuses %o for a name that no option has, and names the nearest', async (options, told) => {
  await expect(createMock(options as never)).rejects.toMatchObject({
    name: 'MockError',
    message: typeof told === 'string' ? told : expect.stringMatching(told),
  })
})

it.each([
  [{ scenario: 5 }, 'The option scenario must be a name, the path of a file, or a scenario, is 5'],
  [{ scenario: null }, 'The option scenario must be a name, the path of a file, or a scenario, is null'],
  [{ now: 5 }, 'The option now must be a text such as 2026-01-05T09:00:00Z, is 5'],
  [{ now: new Date(0) }, 'The option now must be a text such as 2026-01-05T09:00:00Z, is of the type object'],
  [{ freeze: 'x' }, 'The option freeze must be true or false, is "x"'],
  [{ seed: '1' }, 'The option seed must be a number, is "1"'],
  [{ seed: 1n }, 'The option seed must be a number, is of the type bigint'],
  [{ product: true }, 'The option product must be a text, is true'],
  [{ webBase: {} }, 'The option webBase must be a text, is of the type object'],
  [{ db: true }, 'The option db must be a text, is true'],
  [{ specOnly: 0 }, 'The option specOnly must be true or false, is 0'],
  [{ policy: [] }, 'The option policy must be a text, is a list'],
  [{ profile: null }, 'The option profile must be a text, is null'],
  [{ alternatives: 'AL-16' }, 'The option alternatives must be a list of ids, is "AL-16"'],
  [{ rateLimit: 'no' }, 'The option rateLimit must be true or false, is "no"'],
  [{ onRequest: 'log' }, 'The option onRequest must be a function, is "log"'],
  [{ onDeliveryResult: 'log' }, 'The option onDeliveryResult must be a function, is "log"'],
])('refuses %o for a value of another kind', async (options, message) => {
  await expect(createMock(options as never)).rejects.toMatchObject({ name: 'MockError', message })
})

it.each(['personal', null, ['personal'], 5])('refuses %j in place of an object of options', async (options) => {
  await expect(createMock(options as never)).rejects.toThrow(
    "A mock takes its options as an object, such as { scenario: 'personal' }",
  )
})

it('takes an option that is left undefined for one that is not given', async () => {
  const mock = await createMock({ scenario: undefined, freeze: undefined } as never)
  expect(mock.scenario).toBe('personal')
})
