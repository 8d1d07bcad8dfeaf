import { expect, test } from 'vitest'
import { slimScript } from '../../vite/slim-manifest.ts'

const prefix = 'window.__reactRouterManifest='
const no = { hasLoader: false, hasErrorBoundary: false, css: [] }

const manifest = {
  entry: { module: '/entry.js', imports: ['/base.js', '/react.js'] },
  routes: {
    root: { id: 'root', path: '', ...no, hasLoader: true, module: '/root.js', imports: ['/base.js'] },
    market: {
      id: 'market',
      parentId: 'root',
      ...no,
      module: '/market.js',
      imports: ['/frame.js', '/base.js'],
    },
    home: {
      id: 'home',
      parentId: 'market',
      path: 'home',
      ...no,
      module: '/home.js',
      imports: ['/alone.js', '/cards.js', '/few.js', '/frame.js', '/market.js', '/react.js'],
    },
    ...Object.fromEntries(
      ['one', 'two', 'three'].map((id) => [
        id,
        {
          id,
          parentId: 'market',
          path: id,
          ...no,
          module: `/${id}.js`,
          imports: ['/cards.js', '/frame.js', ...(id === 'one' ? [] : ['/few.js'])],
        },
      ]),
    ),
    'routes/admin/layout': {
      id: 'routes/admin/layout',
      parentId: 'root',
      ...no,
      module: '/admin.js',
      imports: ['/a.js'],
    },
    'listing.edit': {
      id: 'listing.edit',
      parentId: 'routes/admin/layout',
      ...no,
      module: '/edit.js',
      imports: ['/b.js'],
    },
  },
}

const { entry, routes } = JSON.parse(
  slimScript(`${prefix}${JSON.stringify(manifest)};`).slice(prefix.length, -1),
) as typeof manifest

test('the manifest keeps each page with what it loads beside its layouts, without what it loads alone or with a few', () => {
  expect(entry).toEqual(manifest.entry)
  expect(routes.root).toEqual({ id: 'root', path: '', hasLoader: true, css: [], module: '/root.js' })
  expect(routes.market.imports).toEqual(['/frame.js'])
  expect(routes.home).toEqual({
    id: 'home',
    parentId: 'market',
    path: 'home',
    css: [],
    module: '/home.js',
    imports: ['/cards.js'],
  })
})

test('the pages of the back office find their own parts, whatever their names', () => {
  expect(routes['routes/admin/layout'].imports).toBeUndefined()
  expect(routes['listing.edit'].imports).toBeUndefined()
})

test('a manifest of another form stops the build', () => {
  expect(() => slimScript('window.other={}')).toThrow('another form')
})
