"""A WebKitGTK browser for tests: one bare window, a profile that stays, and fingers.

Started with its options as JSON in the only argument, either by WebKitWebDriver or, with the option "isPiped", by
something that writes its commands to standard input. Console messages of every page and failed requests go to the file
named in the options.
"""

import ctypes
import json
import os
import signal
import sys
import threading

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, GLib, Gtk, WebKit2  # noqa: E402

PR_SET_PDEATHSIG = 1
# Where the field "sequence" lies in the C structure GdkEventTouch; PyGObject cannot create its values.
OFFSET_OF_SEQUENCE = 56
TOUCHES = {
    "down": Gdk.EventType.TOUCH_BEGIN,
    "move": Gdk.EventType.TOUCH_UPDATE,
    "up": Gdk.EventType.TOUCH_END,
}

options = json.loads(sys.argv[1])


def main():
    # The browser ends with its driver, however that ends.
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    answers = os.fdopen(os.dup(1), "w")
    log = os.open(options["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(log, 1)
    os.dup2(log, 2)

    settings = Gtk.Settings.get_default()
    settings.set_property("gtk-application-prefer-dark-theme", options["isDark"])
    settings.set_property("gtk-enable-animations", options["allowsMotion"])

    profile = options["profile"]
    context = WebKit2.WebContext(
        website_data_manager=WebKit2.WebsiteDataManager(
            base_data_directory=os.path.join(profile, "data"),
            base_cache_directory=os.path.join(profile, "cache"),
        )
    )
    context.set_preferred_languages([options["language"]])
    if options["isPiped"]:
        obey(open_window(context, is_automated=False), answers)
    else:
        context.set_automation_allowed(True)
        context.connect("automation-started", on_automation_started)
    Gtk.main()


def on_automation_started(context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("Planar Table tests")
    session.set_application_info(info)
    session.connect("create-web-view", lambda _: open_window(context, is_automated=True))


def open_window(context, is_automated):
    content = WebKit2.UserContentManager()
    content.add_script(
        WebKit2.UserScript(
            options["script"],
            WebKit2.UserContentInjectedFrames.ALL_FRAMES,
            WebKit2.UserScriptInjectionTime.START,
        )
    )
    view = WebKit2.WebView(
        web_context=context, user_content_manager=content, is_controlled_by_automation=is_automated
    )
    view.get_settings().set_enable_write_console_messages_to_stdout(True)
    content.connect("script-message-received::touches", on_touches, view)
    content.register_script_message_handler("touches")
    view.connect("resource-load-started", on_request)
    view.connect("web-process-terminated", lambda _, reason: report(f"page ended: {reason.value_nick}"))

    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(options["width"], options["height"])
    window.add(view)
    view.connect("close", lambda _: Gtk.main_quit())
    window.show_all()
    return view


def obey(view, answers):
    """Carries out commands, one JSON object a line, and answers each in a line of its own."""

    def answer(command, **result):
        answers.write(json.dumps({"id": command["id"], **result}) + "\n")
        answers.flush()

    def carry_out(command):
        if "run" in command:
            body = command["run"]
            view.call_async_javascript_function(body, -1, None, None, None, None, on_result, command)
        else:
            handler = view.connect("load-changed", lambda _, event: on_load(event, handler, command))
            view.load_uri(command["open"]) if "open" in command else view.reload()

    def on_load(event, handler, command):
        if event == WebKit2.LoadEvent.FINISHED:
            view.disconnect(handler)
            answer(command)

    def on_result(_, result, command):
        try:
            value = view.call_async_javascript_function_finish(result)
            answer(command, value=None if value.is_undefined() else json.loads(value.to_json(0)))
        except GLib.Error as error:
            answer(command, error=error.message)

    def read():
        for line in sys.stdin:
            GLib.idle_add(carry_out, json.loads(line))
        GLib.idle_add(Gtk.main_quit)

    threading.Thread(target=read, daemon=True).start()


def on_request(_, resource, request):
    def on_finished(finished):
        response = finished.get_response()
        if response and response.get_status_code() >= 400:
            report(f"{response.get_status_code()}: {request.get_uri()}")

    resource.connect("finished", on_finished)
    resource.connect("failed", lambda _, error: report(f"{error.message}: {request.get_uri()}"))


def report(error):
    print("BROWSER ERROR", error, flush=True)


def on_touches(_, message, view):
    for kind, finger, x, y in json.loads(message.get_js_value().to_string()):
        touch(view, TOUCHES[kind], finger, x, y)


def touch(view, kind, finger, x, y):
    event = Gdk.Event.new(kind)
    touch = event.touch
    touch.window = view.get_window()
    touch.time = GLib.get_monotonic_time() // 1000 & 0xFFFFFFFF
    touch.x = touch.x_root = x
    touch.y = touch.y_root = y
    touch.emulating_pointer = finger == 1
    ctypes.c_void_p.from_address(hash(event) + OFFSET_OF_SEQUENCE).value = finger
    event.set_device(Gdk.Display.get_default().get_default_seat().get_pointer())
    Gtk.main_do_event(event)


main()
