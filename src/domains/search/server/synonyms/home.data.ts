import { readSynonyms } from './synonyms.rules.ts'

export const homeSynonyms = readSynonyms(`
couch, settee, sofa, lounge suite; lounge, 2 seater, 3 seater, three seater, chaise, sofa bed, sofabed, futon couch, divan couch | sofa, couch, lounge suite | home-living-room-sofas
armchair, recliner, lazy boy, la-z-boy, lazyboy; rocking chair, bean bag, beanbag, ottoman, footstool, pouffe, stool | armchair, recliner, chair | home-living-room-chairs
chair, dining chair, bar stool, kitchen chair, wingback | chair, stool | home-living-room-chairs, home-tables
office chair, desk chair, gaming chair | office chair, desk chair | business-office, home-living-room-chairs
desk, standing desk, computer desk, writing desk | desk | business-office, home-tables
filing cabinet, whiteboard, stationery, laminator, shredder | office | business-office
coffee table, side table, occasional table, nest of tables, hall table | coffee table, side table | home-living-room-coffee-tables
dining table, dining suite, dining set, kitchen table, outdoor dining set | dining table, dining suite | home-tables, garden-furniture
bookcase, bookshelf; shelves, shelving, display cabinet, tv unit, tv cabinet, entertainment unit, sideboard, buffet, hutch, china cabinet | bookcase, cabinet, sideboard | home-living-room-bookcases
drawers, chest of drawers, tallboy; lowboy, scotch chest, duchess, dresser, dressing table, wardrobe, bedside, bedside table, bedside cabinet, headboard, blanket box | drawers, dresser, wardrobe, bedside | home-beds
bed, queen bed, king bed, single bed, double bed, super king, king single, bunk, bunks, bunk bed, bed base, bed frame, trundle, futon, slats | bed | home-beds
mattress, topper, mattress topper, squab | mattress | home-beds
duvet, quilt, comforter, doona, eiderdown; duvet cover, duvet inner | duvet, quilt | home-bedding
sheets, fitted sheet, pillow, pillowcase, pillow slip, blanket, throw, electric blanket, bedspread, valance, mattress protector, flannelette | sheets, blanket, bedding | home-bedding
towel, towels, bath mat, flannel, tea towel | towel | home-bedding
cushion, cushion cover, scatter cushion | cushion | home-bedding, home-living-room-sofas
curtain, curtains, drapes; blinds, roller blind, venetian, curtain rail, netting, thermal drapes | curtains, drapes, blinds | home-curtains
rug, mat, carpet, carpet tiles, hall runner, doormat, lino, vinyl flooring | rug, carpet | home-rugs
lamp, lampshade, floor lamp, bedside lamp, standard lamp, fairy lights, pendant light, chandelier | lamp, light | home-lamps, building-electrical
whiteware, white goods, appliances; appliance | fridge, washing machine, dryer, oven, dishwasher | home-appliances
fridge, refrigerator; freezer, chest freezer, fridge freezer, deep freeze, bar fridge, wine fridge, beer fridge | fridge, refrigerator, freezer | home-appliances-fridges
chilly bin, chillybin, esky, cooler, cooler box, ice box; chilly bag | chilly bin, cooler, esky | sports-camping-gear
washing machine, washer; dryer, tumble dryer, clothes dryer; front loader, top loader, clothes airer, clothes horse, clothes line, clothesline, ironing board, iron, steam iron | washing machine, dryer | home-appliances-washing-machines
dishwasher, dishdrawer, dish drawer; | dishwasher, dishdrawer | home-appliances, building-kitchens
cooktop, hob; oven, stove, range, rangehood, range hood, cooker, freestanding oven | oven, stove, cooktop | home-appliances-cookers
microwave, toaster oven, air fryer, airfryer, slow cooker, crockpot, crock pot, rice cooker, pressure cooker, instant pot, bench top oven, sandwich press, electric frypan, frying pan electric | microwave, air fryer, slow cooker | home-appliances-cookers, home-kitchen
kettle, jug; toaster, blender, food processor, nutribullet, nutri bullet, juicer, bread maker, breadmaker, cake mixer, stand mixer, kitchenaid, thermomix, sodastream, soda stream, dehydrator, mandoline | kettle, toaster, blender, mixer | home-kitchen
coffee machine, espresso machine, coffee grinder, nespresso, plunger, percolator, coffee maker, breville | coffee machine, espresso | home-kitchen, business-catering
heat pump, heatpump, air con, air conditioner, aircon; air conditioning | heat pump, air conditioner | home-appliances-heaters, building-heating
heater, oil heater, column heater, fan heater, gas heater, panel heater, dehumidifier, humidifier, air purifier, fan, pedestal fan | heater, dehumidifier, fan | home-appliances-heaters
log burner, logburner, wood burner, woodburner; fireplace, fire place, pellet fire, pot belly, potbelly, fire guard, flue | log burner, wood burner, fireplace | building-heating
vacuum, vacuum cleaner, hoover; dyson, roomba, robot vacuum, carpet cleaner, steam mop, broom, mop | vacuum cleaner | home-appliances-vacuum-cleaners
sewing machine, overlocker, overlock machine, janome, bernina | sewing machine, overlocker | crafts-sewing-machines
frypan, frying pan; pots, pans, saucepan, wok, casserole, casserole dish, cast iron pan, le creuset, baking dish, roasting dish, cake tin, muffin tray, chopping board | pots, pans, cookware | home-kitchen
plates, dinner set, dinnerware, crockery, cutlery, mugs, knives, kitchen knife, utensils, glasses, wine glasses, tupperware, lunch box, lunchbox, drink bottle, platter, serving dish | crockery, cutlery, dinner set | home-kitchen
rubbish bin, kitchen bin, compost bin, worm farm, wheelie bin | bin | home-kitchen, garden-tools
mirror, wall mirror, clock, wall clock, photo frame, picture frame, candle, candles, ornament, decor, home decor | mirror, clock, frame | home-living-room-bookcases, home
storage box, storage boxes, laundry basket, hamper, coat rack, shoe rack | storage | home-living-room-bookcases
whisky, whiskey; wine, beer, gin, rum, vodka, pinot noir, sauvignon blanc, home brew, homebrew, craft beer, champagne | wine, beer, spirits | home-food-wine
kūmara, kumara; mānuka honey, manuka honey; honey, feijoa, feijoas, jam, chutney, eggs, olive oil, preserving jars, agee jars, sourdough starter | honey, food | home-food-pantry
toilet, loo, dunny; vanity, bath, bathtub, shower, shower tray, basin, tapware, shower head, towel rail, heated towel rail | bathroom, vanity, bath, shower | building-bathrooms
ranch slider, ranchslider; door, internal door, french doors, window, aluminium window, joinery, skylight, garage door, roller door, door handle | door, window | building-doors-windows
kitchen cabinets, kitchen cabinet, benchtop, bench top, kitchen sink, splashback, kitchen joinery | kitchen | building-kitchens
timber, rimu, kauri, macrocarpa, mataī, tōtara, totara, decking, weatherboards, sleepers, plywood, ply, mdf, native timber, demolition timber, floorboards, flooring | timber, flooring | building-timber
spouting, guttering; gib, gib board, plasterboard; corrugated iron, roofing iron, long run, longrun iron, cladding, roof tiles, insulation, pink batts, batts, bricks, pavers, concrete mixer, cement mixer, scaffold planks | roofing, cladding | building-roofing
paint, paint brush, roller, wallpaper, stain, primer, resene, dulux | paint | building-paint
hot water cylinder, water cylinder, pipe, copper pipe, water pump, septic tank, water tank, tap, mixer tap, pvc pipe | plumbing, cylinder, water tank | building-plumbing
generator, genset; light fitting, downlights, led strip, power point, switchboard, extension lead, extension cord, power cable, multibox, solar panel, solar panels, inverter | electrical, solar, generator | building-electrical
screws, nails, bolts, hinges, brackets, letterbox, letter box, padlock, door lock, castors | screws, hardware | building-fixings
`)
