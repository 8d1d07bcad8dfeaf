import { type MenuPage, setMenu } from '#domains/staff/web/shared/admin-pages.ts'

const manifests = import.meta.glob<{ getMenuPages: () => MenuPage[] }>(
  '../../../domains/*/web/admin/menu.ts',
  { eager: true },
)

setMenu(Object.values(manifests).map(({ getMenuPages }) => getMenuPages))
