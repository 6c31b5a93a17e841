## Settings of this browser: how it looks, moves and speaks.

settings = Settings
theme-contrast-light = High contrast, light
theme-contrast-dark = High contrast, dark
motion = Motion
motion-auto = Same as the device
motion-less = As little as possible

## Time for who needs more of it.

pace-help = Slow bots also wait up to two minutes for your answer to an offer.
