import express, { type Express } from 'express'
import { documents } from '../generated/documents.js'
import { type PageFacts, startPage } from './start-page.js'

/** The express app of what a person looks at: the start page, and the documents. */
export const createPages = (facts: () => PageFacts): Express => {
  const app = express().disable('x-powered-by')
  app.get('/', (request, response) => {
    const [path] = request.originalUrl.split('?', 1)
    response
      .set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'")
      .type('html')
      .send(startPage(facts(), path))
  })
  for (const [name, document] of Object.entries(documents)) {
    app.get(`/__svc/openapi/${name}.json`, (_request, response) => {
      response.set('Access-Control-Allow-Origin', '*').type('json').send(facts().spoken(document))
    })
    app.get(`/__svc/openapi/${name}.yaml`, async (_request, response) => {
      const { stringify } = await import('yaml')
      const text = stringify(JSON.parse(facts().spoken(document)), { lineWidth: 120, aliasDuplicateObjects: false })
      response.set('Access-Control-Allow-Origin', '*').type('application/yaml').send(text)
    })
  }
  return app
}
