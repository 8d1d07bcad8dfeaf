import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Gallery } from './gallery.tsx'

test('a listing without photos shows a line instead of an empty picture', () => {
  const text = renderToStaticMarkup(<Gallery images={[]} title="Kauri bowl" />)
  expect(text).toContain('No photos')
  expect(text).not.toContain('aspect-')
})
