import type { IncomingMessage } from 'node:http'
import express, { type Express } from 'express'
import { documents } from '../generated/documents.js'
import { pathOf } from './call.js'
import { type PageFacts, startPage } from './start-page.js'

/** No script, nothing from elsewhere, and no other page around it: what it shows is for the one who asked. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The express app of what a person looks at: the start page, and the documents. */
export const createPages = (facts: (request: IncomingMessage) => PageFacts): Express => {
  const app = express().disable('x-powered-by')
  app.get('/', (request, response) => {
    response
      .set({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
      .type('html')
      .send(startPage(facts(request), pathOf(request.originalUrl)))
  })
  for (const [name, document] of Object.entries(documents)) {
    app.get(`/__svc/openapi/${name}.json`, (request, response) => {
      response.set('Access-Control-Allow-Origin', '*').type('json').send(facts(request).spoken(document))
    })
    app.get(`/__svc/openapi/${name}.yaml`, async (request, response) => {
      const { stringify } = await import('yaml')
      const text = stringify(JSON.parse(facts(request).spoken(document)), {
        lineWidth: 120,
        aliasDuplicateObjects: false,
      })
      response.set('Access-Control-Allow-Origin', '*').type('application/yaml').send(text)
    })
  }
  return app
}
