import { readSynonyms } from './synonyms.rules.ts'

export const technologySynonyms = readSynonyms(`
tv, telly, television; smart tv, oled, qled, plasma, flat screen, 55 inch tv, 65 inch tv, samsung tv, lg tv, tv bracket, tv wall mount, freeview, set top box, chromecast, apple tv, projector, projector screen | tv, television | electronics-televisions
ps5, playstation 5; ps4, playstation 4; ps3, ps2, playstation, psp, ps vita, playstation console, play station, dualsense | playstation, ps5, ps4 | gaming-playstation-consoles, gaming-playstation
ps5 game, ps4 game, ps3 game, ps5 games, ps4 games, playstation game, playstation games | playstation, game | gaming-playstation-games
xbox, xbox one, xbox 360, xbox series x, xbox series s, xbox console, xbox controller | xbox | gaming-xbox-consoles, gaming-xbox
xbox game, xbox games, xbox one game, xbox one games | xbox, game | gaming-xbox-games
nintendo switch, switch console, switch oled, wii, wii u, nintendo ds, 3ds, gamecube, joycon, joy con, switch lite | nintendo, switch | gaming-nintendo-consoles, gaming-nintendo
switch game, switch games, nintendo game, wii game, wii games, mario kart, zelda, animal crossing, pokemon game | nintendo, game | gaming-nintendo-games
game boy, gameboy; nintendo 64, n64; super nintendo, snes; sega, mega drive, megadrive, atari, arcade machine, pinball, retro console, dreamcast, commodore 64 game | retro, gameboy, sega, n64 | gaming-retro
pc game, pc games, steam, steam deck | pc game | gaming-pc
vr headset, oculus, meta quest, quest 2, quest 3 | vr headset | gaming, gaming-playstation
controller, game controller, gaming headset, steering wheel gaming | controller | gaming
laptop, notebook computer; macbook, mac book; macbook pro, macbook air, chromebook, chrome book, thinkpad, ultrabook, gaming laptop, surface laptop | laptop, macbook, chromebook | computers-laptops
pc, desktop, computer, gaming pc, imac, mac mini, tower pc, desktop computer, all in one pc | computer, desktop, pc | computers-desktops
monitor, computer screen, ultrawide, 27 inch monitor, computer monitor, monitor arm | monitor | computers-monitors
ereader, e-reader; ipad, tablet, galaxy tab, android tablet, surface pro, kindle, kobo, drawing tablet, wacom | ipad, tablet, kindle | computers-tablets
printer, scanner, ink cartridge, ink, toner, epson, 3d printer, label printer, photo printer | printer, scanner | computers-printers
modem, wifi router, router, mesh wifi, network switch, ethernet cable, wifi extender, starlink | modem, router, wifi | computers-networking
hard drive, hdd; ssd, nvme, usb stick, flash drive, thumb drive, external drive, ddr4, ddr5, memory card, sd card, nas | hard drive, ssd, ram | computers-components-storage
graphics card, gpu, video card; rtx, geforce, radeon | graphics card, gpu | computers-components-graphics-cards
processor, cpu; motherboard, ryzen, intel i7, intel i5, power supply, pc case, cpu cooler, heatsink | motherboard, cpu, processor | computers-components-motherboards
keyboard computer, mechanical keyboard, computer mouse, gaming mouse, wireless mouse, webcam, docking station, usb hub, laptop stand, laptop charger, usb c hub, gaming keyboard | keyboard, mouse, webcam | computers, computers-components
windows 11, windows 10, microsoft office, photoshop, antivirus | software | computers-software
commodore, amiga, zx spectrum, apple ii, bbc micro, floppy disks | vintage computer | computers-vintage
iphone, i phone, apple iphone, iphone 12, iphone 13, iphone 14, iphone 15, iphone 16 | iphone | phones-iphones
mobile, cellphone, cell phone, mobile phone, smartphone, smart phone; samsung galaxy, galaxy s, pixel phone, google pixel, oppo, huawei, xiaomi, android phone, samsung phone, phone, nokia | phone, mobile, android | phones-android, phones-iphones
phone case, iphone case, screen protector, phone charger, phone holder, sim card, popsocket, iphone charger, phone mount, iphone 12 case, iphone 13 case, iphone 14 case, iphone 15 case | phone case, charger | phones-accessories
power bank, powerbank; battery pack, portable charger | power bank | electronics-batteries, phones-accessories
smartwatch, smart watch; apple watch, fitbit, garmin, garmin watch, galaxy watch, fitness tracker | smart watch, apple watch, fitbit, garmin | phones-smart-watches
landline, cordless phone, home phone, rotary phone, fax, fax machine | phone, landline | phones-landline
ear buds, earbuds; airpods, air pods; headphones, earphones, noise cancelling, beats headphones, bose headphones, headset | headphones, earbuds, airpods | electronics-headphones
soundbar, sound bar; speaker, speakers, bluetooth speaker, sonos, ue boom, jbl, subwoofer, home theatre, bookshelf speakers, floor standing speakers | speaker, soundbar | electronics-hi-fi-speakers
hifi, hi fi, stereo; boombox, boom box, ghetto blaster; radiogram, cd player, mini system, midi system, cassette deck, tape deck, walkman, ipod, mp3 player, discman | stereo, hi-fi, cd player | electronics-hi-fi
amp, amplifier, receiver, av receiver, valve amp | amplifier, receiver | electronics-hi-fi-amplifiers, music-recording
record player, turntable; stylus, technics 1200 | record player, turntable | electronics-hi-fi-turntables
radio, transistor radio, cb radio, ham radio, walkie talkie, walkie talkies, scanner radio, uhf radio, digital radio | radio | electronics-radio
dslr, slr, mirrorless, canon eos, nikon, sony alpha, digital camera body, fujifilm x, canon camera, nikon camera, digital camera | camera, dslr, mirrorless | electronics-cameras-digital
gopro, go pro; point and shoot, compact camera, instax, polaroid, powershot, coolpix, action camera, dash cam, dashcam, security camera, trail camera, camcorder, handycam, video camera | camera, gopro | electronics-cameras-compact, electronics-cameras
film camera, 35mm camera, box brownie, pentax k1000, rolleiflex, 35mm film, medium format, enlarger | film camera | electronics-cameras-film
camera lens, lens, zoom lens, prime lens, 50mm lens, telephoto, macro lens | lens | electronics-cameras-lenses
tripod, camera bag, monopod, gimbal, camera strap, flash gun, speedlight | tripod, camera bag | electronics-cameras-tripods-bags
drone, dji, mavic, quadcopter | drone, dji | electronics-drones
battery, batteries, charger, aa batteries, battery charger, power adapter, adaptor | battery, charger | electronics-batteries
binoculars, binos; telescope, spotting scope, microscope | telescope, binoculars | electronics-telescopes
`)
