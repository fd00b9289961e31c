import { expect, it } from 'vitest'
import { normaliseSlug } from '../../../src/domain/event-type/slug.js'

it.each([
  ['Intro Call', 'intro-call'],
  ['intro-call', 'intro-call'],
  ['  Über--uns! ', 'uber-uns'],
  ['Café 30 min', 'cafe-30-min'],
  ['面談', '面談'],
  ['!!!', ''],
])('brings %j to %j [EV-02]', (text, slug) => {
  expect(normaliseSlug(text)).toBe(slug)
})
