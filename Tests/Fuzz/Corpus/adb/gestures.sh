#!/bin/sh
# swipes
adb -s x shell input touchscreen tap 100 200
adb shell "input swipe 300 400 60 400 250; sleep 0.5"
input draganddrop 1 2 3 4 1000 && sleep 1
input keyevent KEYCODE_BACK 'x y' "a\"b" \
  66
input text hello
sleep 1e3
