import { generalAToC } from './category-tree.general-a-to-c.data.ts'
import { generalDToH } from './category-tree.general-d-to-h.data.ts'
import { generalIToZ } from './category-tree.general-i-to-z.data.ts'
import { propertyBranches } from './category-tree.property.data.ts'
import type { CategoryBranch, CategorySeed, CategoryType } from './category-tree.types.ts'
import { vehicleBranches } from './category-tree.vehicle.data.ts'

const typed = (type: CategoryType, branches: readonly CategoryBranch[]): CategorySeed[] =>
  branches.map((branch) => ({ ...branch, type }))

export const categoryTree: readonly CategorySeed[] = [
  ...typed('general', [...generalAToC, ...generalDToH, ...generalIToZ]),
  ...typed('vehicle', vehicleBranches),
  ...typed('property', propertyBranches),
]
