import { readSynonyms } from './synonyms.rules.ts'

export const propertySynonyms = readSynonyms(`
house, home, villa, bungalow, cottage, family home, weatherboard house, state house, bach for sale, crib for sale, 3 bedroom house, four bedroom home, beach house, ex state house, do up, doer upper, renovator | house, home | property-for-sale-houses, property-to-rent-houses
townhouse, town house; terraced house, terrace house, duplex, new build | townhouse | property-for-sale-townhouses, property-to-rent-houses
apartment, flat; unit, studio apartment, penthouse, studio, granny flat, loft | apartment, unit, flat | property-for-sale-apartments, property-to-rent-apartments
two bedroom flat, one bedroom flat, 2 bedroom flat | flat, unit | property-to-rent-apartments, property-for-sale-apartments
section, plot; sections, land, bare land, vacant land, build site, subdivision, quarter acre | section, land | property-for-sale-sections
lifestyle block, lifestyle property, small block, hobby farm, life style block | lifestyle block | property-for-sale-lifestyle
farm, dairy farm, orchard, vineyard, sheep farm, forestry block, kiwifruit orchard, grazing, run off, runoff | farm, orchard, rural | property-for-sale-rural
shop, office, warehouse, factory, commercial building, retail space, workshop space, industrial unit, office space | commercial, office, warehouse | property-for-sale-commercial, property-to-rent-commercial
bach, crib, holiday home, holiday house; beach bach, holiday rental | bach, holiday home | property-to-rent-holiday, property-for-sale-houses
rental, rent, renting; house to rent, for rent, to let, tenancy | rental, rent | property-to-rent-houses, property-to-rent
car park, carpark, parking space; lock up, lockup; garage, storage unit, lock up garage, storage space, boat storage | car park, garage, storage | property-to-rent-parking
flatmate, flatmates, flatmate wanted, room, room for rent, spare room, double room, boarder, boarding, homestay, flatting, room available | flatmate, room | flatmates-one-room, flatmates
short term room, sublet, short stay, short term stay, house sit | short stay | flatmates-short-stay
retirement village, retirement unit, ora unit, licence to occupy, rest home | retirement village | retirement-villages
`)
