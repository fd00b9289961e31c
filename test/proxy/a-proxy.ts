import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { listenOn } from '../../src/cli/proxying/listen-on.js'
import { createJudge } from '../../src/proxy/judge.js'
import type { Judged, Passed } from '../../src/proxy/proxied.js'

/** A target that answers as it is told to. */
export const aTarget = async (answer: RequestListener) => {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close().closeAllConnections() }
}

/** A target that answers everything with this JSON. */
export const aTargetSaying = (status: number, body: unknown) =>
  aTarget((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })

/** A proxy in front of a target, with everything that passed through it. */
export const aProxy = async (target: string, timeout = 5000) => {
  const passed: Passed[] = []
  const judge = await createJudge('svc')
  const address = { host: '127.0.0.1', port: 0, target: { url: new URL(target), timeout } }
  const server = await listenOn(address, (it) => passed.push(it))
  return {
    ...server,
    passed,
    judged: (): Promise<readonly Judged[]> => Promise.all(passed.map(judge)),
  }
}
