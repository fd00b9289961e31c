import { once } from 'node:events'
import { createApp } from '../src/app.js'

/** The secret of the webhook in service.yaml. */
export const webhookSecret = 'only-for-tests'

/** The app on a port of its own, and what a browser does with it. */
export const openApp = async (config) => {
  const server = createApp({ webhookSecret, eventType: 'ada/intro', ...config }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${server.address().port}`
  const read = async (response) => ({ status: response.status, text: await response.text() })
  return {
    url,
    freeTimes: async () =>
      [...(await read(await fetch(url))).text.matchAll(/value="([^"]+)"/g)].map(([, time]) => time),
    visit: async (path) => read(await fetch(url + path)),
    book: async (form) => read(await fetch(`${url}/book`, { method: 'POST', body: new URLSearchParams(form) })),
    meetings: async () => (await fetch(`${url}/meetings`)).json(),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
