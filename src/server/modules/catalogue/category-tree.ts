import { generalAToC } from './category-tree.general-a-to-c.ts'
import { generalDToH } from './category-tree.general-d-to-h.ts'
import { generalIToZ } from './category-tree.general-i-to-z.ts'
import { propertyBranches } from './category-tree.property.ts'
import type { CategoryBranch, CategorySeed, CategoryType } from './category-tree.types.ts'
import { vehicleBranches } from './category-tree.vehicle.ts'

const typed = (type: CategoryType, branches: readonly CategoryBranch[]): CategorySeed[] =>
  branches.map((branch) => ({ ...branch, type }))

// The categories a new installation starts with, in the order they are shown.
export const categoryTree: readonly CategorySeed[] = [
  ...typed('general', [...generalAToC, ...generalDToH, ...generalIToZ]),
  ...typed('vehicle', vehicleBranches),
  ...typed('property', propertyBranches),
]
